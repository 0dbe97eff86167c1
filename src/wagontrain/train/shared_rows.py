"""The memory that learner and workers share, and the worker processes. Imports only PyTorch and numpy."""

import os
import subprocess
from typing import Any

import numpy as np
import torch

HALVES = (0, 1)


class Workers:
    """Processes that play games: rows of both halves come from them, chosen actions go to them."""

    def __init__(self, layout: dict[str, Any], command: list[str], options: Any) -> None:
        self.games = options.games
        self.count = options.workers
        self.half = self.count * self.games
        row = layout["row"]
        rows_size = self.half * row
        total = 2 * rows_size + 2 * self.half * 2
        self.path = os.path.join(options.shared, f"wagontrain-{os.getpid()}")
        with open(self.path, "wb") as file:
            file.truncate(total)
        memory = np.memmap(self.path, np.uint8, "r+", shape=(total,))
        self.memory = memory
        self.rows = [
            memory[half * rows_size : (half + 1) * rows_size].reshape(self.half, row) for half in HALVES
        ]
        at = 2 * rows_size
        self.actions = [
            memory[at + half * self.half * 2 : at + (half + 1) * self.half * 2].view("<u2") for half in HALVES
        ]
        self.tensors = [torch.from_numpy(rows) for rows in self.rows]
        self.is_pinned = False
        if options.device.startswith("cuda"):  # pinned: copies to the device are fast
            error = torch.cuda.cudart().cudaHostRegister(memory.ctypes.data, total, 0)
            self.is_pinned = int(error) == 0
        environment = dict(os.environ, OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")
        if options.home:
            environment.update(PYTHONHOME=options.home, LD_LIBRARY_PATH=os.path.join(options.home, "lib"))
        self.processes = []
        for worker in range(self.count):
            arguments = [layout["game"], self.path, "--games", str(self.games)]
            arguments += ["--rows", *[str(half * rows_size + worker * self.games * row) for half in HALVES]]
            arguments += [
                "--actions",
                *[str(at + (half * self.half + worker * self.games) * 2) for half in HALVES],
            ]
            arguments += [
                "--seed",
                f"{options.seed}.{options.start:.3f}.{worker}",
                "--wild",
                str(options.wild),
            ]
            arguments += ["--most-decisions", str(options.most_decisions)]
            arguments += ["--seats", *[str(seats) for seats in options.seats]]
            self.processes.append(
                subprocess.Popen(
                    [*command, *arguments],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    env=environment,
                    bufsize=0,
                )
            )
        self.answered = [[False, False] for _ in range(self.count)]

    def wait(self, half: int) -> None:
        """Wait until every worker has played a half."""
        for worker, process in enumerate(self.processes):
            while not self.answered[worker][half]:
                assert process.stdout is not None
                answer = os.read(process.stdout.fileno(), 16)
                if not answer:
                    raise SystemExit(f"worker {worker} has ended")
                for byte in answer:
                    self.answered[worker][byte - ord("0")] = True
            self.answered[worker][half] = False

    def play(self, half: int) -> None:
        """Let every worker play a half with the actions that are in the memory."""
        for process in self.processes:
            assert process.stdin is not None
            os.write(process.stdin.fileno(), b"01"[half : half + 1])

    def stop(self) -> None:
        """End the processes and remove the shared file."""
        for process in self.processes:
            assert process.stdin is not None
            try:
                os.write(process.stdin.fileno(), b"q")
                process.stdin.close()
                process.wait(10)
            except (OSError, subprocess.TimeoutExpired):
                process.kill()
        os.unlink(self.path)
