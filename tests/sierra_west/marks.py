"""What the golden games of Sierra West must reach, from its tables: see `tests/golden`."""

from typing import Any, Final

from wagontrain import Game
from wagontrain.core.events import Event
from wagontrain.sierra_west import actions as does
from wagontrain.sierra_west import events, names
from wagontrain.sierra_west.components import (
    ANIMAL_PRIZES,
    BASE,
    CABIN_TOKENS,
    CAMPFIRE,
    CARD_FACE,
    CARD_SUMMIT,
    DEALS,
    DOUBLES,
    HASTINGS_TILES,
    OUTPOST_PLACES,
    PLANS,
    RIVER_TOKENS,
    SPECIAL_MARK,
    SPECIALS,
    SYMBOL_DOES,
    SYMBOL_HAZARD,
    SYMBOLS,
    TRACKER_GAIN,
    Summit,
)
from wagontrain.sierra_west.game import OPTIONS
from wagontrain.sierra_west.names import (
    ALL_GREEN,
    ANIMALS,
    BOOTS_TO_GOLD,
    BOOTS_TO_PAIR,
    CABIN_FIRST,
    CABIN_KINDS,
    CABINS,
    DIE_FACES,
    DOUBLE_BOOTS,
    DROP_TO_TAN,
    FIRST_BROWN,
    HASTINGS,
    HAT_PIONEER,
    MODES,
    NONE,
    PIONEER,
    PLAIN_PIONEER,
    SHOVEL_GOLD,
    STEP_BACK,
    SUMMITS,
)
from wagontrain.sierra_west.rules.paths import green_active, in_danger, symbol_at
from wagontrain.sierra_west.state import Seat, State, player_count

FIGURES: Final = names.FIGURE.names
BY_FIRST: Final = {
    events.TRACKED: TRACKER_GAIN,
    events.PANNED: tuple([good for tokens in RIVER_TOKENS for good in tokens]),
    events.ITEM_TAKEN: range(names.BADGER_BULLETS),
    events.SOLD: range(len(DEALS)),
    events.PLAN_REVEALED: range(len(PLANS)),
    events.PLAN_PERFORMED: range(len(names.PLAN_ACTIONS)),
    events.GREW: range(names.ORCHARD.size),
    events.MOVED_UP: range(names.TRACK_KIND.size),
    events.GAINED: range(names.GOOD.size),
    events.PAID: range(names.GOOD.size),
    events.SCOUT_MOVED: range(names.SIDE.size),
}
"""Events of which every first argument is wanted."""
GREEN_SPACES: Final = range(names.GREEN_FIRST, names.GREEN_END)
TAN_SPACES: Final = range(names.TAN_FIRST, names.TAN_END)
UNREACHABLE: Final = {
    "question pay-fish": "no card of the tables costs fish of any kind, only of named kinds",
    "verb give-fish": "it answers that question only",
}
"""What no play can reach, with the reason."""


def summit_name(summit: Summit) -> str:
    """A summit action, with its track where it has one."""
    if summit.kind == names.HOMESTEAD:
        return f"homestead {(*names.TRACK_KIND.names, 'any')[summit.track]}"
    if summit.kind == names.APPLE_HOMESTEAD:
        return f"apple_homestead {(*names.ORCHARD.names, 'either')[summit.track]}"
    return SUMMITS[summit.kind]


def table_marks() -> set[str]:
    """Each two of: the mode, the number of players, advanced planning; and each option at each value."""
    found: set[str] = set()
    for n in range(1, 5):
        found |= {f"seats {n}, {mode}" for mode in MODES}
        found |= {f"seats {n}, advanced planning {advanced}" for advanced in (False, True)}
    for mode in MODES:
        found |= {f"{mode}, advanced planning {advanced}" for advanced in (False, True)}
        found.add(f"{mode}, row full")
    for name, option in OPTIONS.items():
        if name != "round_limit":
            found |= {f"option {name} {value}" for value in option.choices}
    return found


def board_marks() -> set[str]:
    """Symbols, cabins, animals, summit actions and damage."""
    on_cards = {symbol for face in CARD_FACE for symbol in face if symbol != NONE}
    found = {f"symbol {SYMBOLS[i]}" for i in on_cards}
    found |= {f"hazard skipped {SYMBOLS[i]}" for i in on_cards if SYMBOL_HAZARD[i]}
    for cabin in range(len(CABINS)):
        found |= {f"assigned {CABINS[cabin]}", f"used {CABINS[cabin]}"}
    found |= {f"{word} {CABINS[i]}" for word in ("built", "lost") for i in range(CABIN_KINDS)}
    found |= {f"all_green with {CABINS[i]}" for i in range(FIRST_BROWN) if i != ALL_GREEN}
    found |= {f"{word} {animal}" for word in ("trapped", "fur trade with") for animal in ANIMALS}
    found |= {f"hunted {ANIMALS[i]}" for i in HASTINGS_TILES}
    found |= {f"prize {names.PRIZE.text(prize)}" for prizes in ANIMAL_PRIZES for prize in prizes}
    found |= {f"summit {summit_name(summit)}" for summit in CARD_SUMMIT}
    found |= {f"again {summit_name(summit)}" for summit in CARD_SUMMIT if summit.repeatable}
    found |= {f"{word} by {figure}" for word in ("summit", "occupied") for figure in FIGURES}
    return found


def event_marks() -> set[str]:
    """Each kind of event; and of some, each of what they can name."""
    found = {f"event {kind.name}" for kind in events.EVENTS.kinds}
    for kind, args in BY_FIRST.items():
        found |= {f"event {kind.name} {kind.kinds[0].text(i)}" for i in args}
    # The cards with the campfire lie in the row from the start (SW-2.6).
    found |= {f"joined row {SPECIALS[i]}" for i in range(len(SPECIALS)) if SPECIAL_MARK[i] != CAMPFIRE}
    found |= {f"rolled {face + 1}" for face in range(DIE_FACES)}
    found |= {f"captured at {does.PLACE.text(place)}" for place in (*OUTPOST_PLACES, BASE)}
    return found | {f"Hastings' action of {mode}" for mode in MODES}


WANTED: Final = frozenset(
    table_marks()
    | board_marks()
    | event_marks()
    | {f"verb {verb.name}" for verb in does.ACTIONS.verbs}
    | {f"exchange {basic}" for basic in names.BASIC.names}
)


def marks(game: Game[Any], before: State, action: int, after: State) -> set[str]:
    """What one step reached. `before.log`: all that was told earlier, `after.log`: what this step told."""
    assert before.log is not None
    assert after.log is not None
    verb = game.actions.verb(action)
    found = {f"verb {verb.name}"}
    if not before.log:
        found |= setup_of(before)
    for event in after.log:
        found |= marks_of(event, before)
    f = before.todo[-1]
    if f.rule == PIONEER:
        found |= pioneering(before, before.seats[f.seat], action, after)
    if verb is does.LOSE:
        found.add(f"lost {CABINS[verb.first(action)]}")
    elif verb is does.TAKE_PRIZE:
        found.add(f"prize {names.PRIZE.text(verb.first(action))}")
    elif verb is does.AGAIN:
        found.add(f"again {summit_name(CARD_SUMMIT[f.a])}")
    if after.ended == names.ROW_FULL:
        found.add(f"{MODES[after.mode]}, row full")
    return found


def setup_of(s: State) -> set[str]:
    """How the table was set up; Hastings' options count where he plays."""
    seats, mode, advanced = player_count(s), MODES[s.mode], s.options["advanced_planning"]
    found = {f"seats {seats}, {mode}", f"seats {seats}, advanced planning {advanced}"}
    found.add(f"{mode}, advanced planning {advanced}")
    return found | {
        f"option {k} {v}"
        for k, v in s.options.items()
        if not OPTIONS[k].without_effect(player_count(s), s.options)
    }


def marks_of(event: Event, s: State) -> set[str]:
    """What an event stands for."""
    kind, args = event.kind, event.args
    found = {f"event {kind.name}"}
    if kind in BY_FIRST:
        found.add(f"event {kind.name} {kind.kinds[0].text(args[0])}")
    hastings = s.solo and event.seat == HASTINGS
    if kind is events.JOINED_ROW:
        found.add(f"joined row {does.SPECIAL.text(args[0])}")
    elif kind is events.ROLLED:
        found.add(f"rolled {args[0]}")
    elif kind is events.CAPTURED:
        found.add(f"captured at {does.PLACE.text(args[0])}")
    elif kind is events.PLAN_PERFORMED and args[0] == names.PLAN_MODE:
        found.add(f"Hastings' action of {MODES[s.mode]}")
    elif kind is events.BUILT and not hastings:
        found.add(f"built {CABINS[args[0]]}")
    elif kind is events.ASSIGNED:
        found.add(f"assigned {CABINS[args[1]]}")
    elif kind is events.TRAPPED or kind is events.HUNTED:
        found.add(f"{kind.name} {ANIMALS[args[0]]}")
    return found


def pioneering(s: State, me: Seat, action: int, after: State) -> set[str]:
    """What one atomic move reached."""
    verb = does.ACTIONS.verb(action)
    first, second, _ = verb.args(action)
    found: set[str] = set()
    if verb in (does.ACTIVATE, does.DISCOUNT, does.TAME):
        found |= activation(s, me, first if verb is does.ACTIVATE else PLAIN_PIONEER, after)
    elif verb is does.SCOUT and second in (HAT_PIONEER, PLAIN_PIONEER):
        found |= boots(s, me, second)
    elif verb is does.WAGON:
        for figure, amount in ((HAT_PIONEER, first), (PLAIN_PIONEER, second)):
            found |= boots(s, me, figure) if amount else set()
    elif verb is does.FORGO:
        found |= boots(s, me, HAT_PIONEER) | used(me, BOOTS_TO_GOLD if first == 0 else BOOTS_TO_PAIR)
    elif verb is does.BACK or verb is does.DROP:
        found |= used(me, STEP_BACK if verb is does.BACK else DROP_TO_TAN)
    elif verb is does.EXCHANGE:
        found |= {f"exchange {names.BASIC.text(first)}", f"used {CABINS[names.GREY_CABIN]}"}
    elif verb is does.SUMMIT:
        summit = CARD_SUMMIT[s.laid[second]]
        found |= {f"summit {summit_name(summit)}", f"summit by {FIGURES[first]}"}
    elif verb is does.OCCUPY:
        found.add(f"occupied by {FIGURES[first]}")
    if verb is does.DISCOUNT:
        found.add(f"used {CABINS[names.PAID_DISCOUNT]}")
    elif verb is does.TAME:
        found.add(f"used {CABINS[names.BEAR_TAMER]}")
    if verb in (does.STEP, does.BACK, does.DROP):
        found |= walk(s, me, first if verb is does.STEP else HAT_PIONEER)
    return found


def walk(s: State, me: Seat, figure: int) -> set[str]:
    """A step away from a hazard: one that was skipped, or a banjo that is outplayed."""
    spot = me.hat_pioneer if figure == HAT_PIONEER else me.plain_pioneer
    if in_danger(s, me, figure):
        return {f"hazard skipped {SYMBOLS[symbol_at(s, spot)]}"}
    if names.GREEN_FIRST <= spot < names.GREEN_END and SYMBOL_DOES[symbol_at(s, spot)] == names.BANJO:
        return {f"symbol {SYMBOLS[symbol_at(s, spot)]}"}
    return set()


def used(me: Seat, cabin: int) -> set[str]:
    """A green cabin at work, by itself or through the one that activates all others."""
    if me.plain_pioneer != CABIN_FIRST + ALL_GREEN:
        return {f"used {CABINS[cabin]}"}
    return {f"used {CABINS[ALL_GREEN]}", f"all_green with {CABINS[cabin]}"}


def boots(s: State, me: Seat, figure: int) -> set[str]:
    """Boots of a pioneer's space in use."""
    spot = me.hat_pioneer if figure == HAT_PIONEER else me.plain_pioneer
    found = {f"symbol {SYMBOLS[symbol_at(s, spot)]}"}
    if figure == HAT_PIONEER and not s.hat_activated and green_active(me, DOUBLE_BOOTS):
        found |= used(me, DOUBLE_BOOTS)
    return found


def activation(s: State, me: Seat, figure: int, after: State) -> set[str]:
    """A space activated: its symbol, the cabins that have a part in it, the furs traded."""
    symbol = symbol_at(s, me.hat_pioneer if figure == HAT_PIONEER else me.plain_pioneer)
    found = {f"symbol {SYMBOLS[symbol]}"}
    cabin = DOUBLES[symbol]
    if figure == HAT_PIONEER and cabin != NONE and green_active(me, cabin):
        found |= used(me, cabin)
    if (after.used_abilities & ~s.used_abilities) >> SHOVEL_GOLD & 1:
        found.add(f"used {CABINS[SHOVEL_GOLD]}")
    if SYMBOL_DOES[symbol] == names.FUR_TRADE:
        found |= {f"fur trade with {ANIMALS[i]}" for i in range(len(ANIMALS)) if me.animals >> i & 1}
    return found


def promise(s: State, missing: set[str]) -> float:
    """How near the table is to what is missing: a guide for the search of golden games."""
    words = {word for mark in missing for word in mark.split()}
    if "banjo_hazard" in words:
        words.add("dueling_banjos")
    cards = [card for card in range(len(CARD_FACE)) if card_words(card) & words]
    cabins = [cabin for cabin in range(CABIN_KINDS) if CABINS[cabin] in words]
    total = 0.3 * len([card for card in s.mountain if card in cards])
    for me in s.seats[: player_count(s)]:
        total += 30.0 * len([card for card in me.deck + me.hand + me.discard if card in cards])
        total += 40.0 * len([cabin for cabin in me.cabins if cabin in cabins])
        if STEP_BACK in me.cabins and STEP_BACK in cabins:
            total += 10.0 * min(CABIN_TOKENS[STEP_BACK], me.goods[names.TOKENS])
        if me.scout != BASE and s.mountain[me.scout] in cards:
            total += 10.0
    total += 30.0 * len([card for card in s.laid if card in cards])
    if NONE not in s.laid and s.laid:
        shown = [symbol_at(s, spot) for spot in (*GREEN_SPACES, *TAN_SPACES)]
        total += 10.0 * len([symbol for symbol in shown if symbol != NONE and SYMBOLS[symbol] in words])
    return total


def card_words(card: int) -> set[str]:
    """The symbols of a card and its summit action."""
    symbols = {SYMBOLS[symbol] for symbol in CARD_FACE[card] if symbol != NONE}
    return symbols | {SUMMITS[CARD_SUMMIT[card].kind]}
