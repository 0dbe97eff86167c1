"""Self-play training: workers play games (this package, compiled), one process learns (PyTorch).

The learner's files (`learner.py`, `model.py`, `rollouts.py`, `shared_rows.py`) import nothing of wagontrain:
they may run under another Python than the workers, on a machine where wagontrain cannot be installed.
See docs/training.md.
"""
