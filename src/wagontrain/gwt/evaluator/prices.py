"""Great Western Trail: what the things that a stop can bring are worth."""


class Prices:
    """What things are worth to one seat at this moment, in points."""

    def __init__(
        self,
        dollar: float,
        workers: tuple[float, float, float],
        breeding: float,
        building: float,
        engine: float,
        certificate: float,
        objective: float,
        outlaw: float,
        hazard: float,
        auxiliary: float,
        token: float,
    ) -> None:
        self.dollar = dollar
        self.workers = workers  # the next worker of each kind
        self.breeding = breeding  # a point of breeding value on a card of the deck
        self.building = building  # a building beyond its points
        self.engine = engine  # a space of the railroad
        self.certificate = certificate
        self.objective = objective
        self.outlaw = outlaw
        self.hazard = hazard
        self.auxiliary = auxiliary
        self.token = token
