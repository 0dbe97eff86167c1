"""Processes that play parts of the games; rows and actions lie in memory that all of them share."""

import gc
import traceback
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .stepper import Rows, Spec, Stepper

ACTION_BYTES = 4
SHARED_MEMORY = "/dev/shm"
DONE = ""


class Arrays:
    """Rows, last rows and actions of all games, in one block of bytes."""

    def __init__(self, memory: Any, games: int, row: int, has_finals: bool) -> None:
        size = games * row
        whole = np.frombuffer(memory, np.uint8)
        self.rows: Rows = whole[:size].reshape(games, row)
        finals = games if has_finals else 0
        self.finals: Rows = whole[size : size + finals * row].reshape(finals, row)
        at = -(-(size + finals * row) // ACTION_BYTES) * ACTION_BYTES
        self.actions: NDArray[np.int32] = whole[at : at + games * ACTION_BYTES].view(np.int32)

    @staticmethod
    def bytes_for(games: int, row: int) -> int:
        """Return how many bytes are enough."""
        return 2 * games * row + (games + 1) * ACTION_BYTES

    def part(self, spec: Spec, first: int, count: int) -> Stepper:
        """Return what plays some of the games."""
        here = slice(first, first + count)
        return Stepper(spec, first, self.rows[here], self.finals[here], self.actions[here])


def serve(
    pipe: Connection, spec: Spec, name: str, shape: tuple[int, int, bool], part: tuple[int, int]
) -> None:
    """Play a part of the games until the pipe is closed; answer each command with "" or what went wrong."""
    memory = SharedMemory(name)
    arrays = Arrays(memory.buf, *shape)
    stepper = arrays.part(spec, *part)
    gc.freeze()
    gc.disable()  # states hold no cycles
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            command = pipe.recv()
            try:
                if command is None:
                    stepper.step()
                else:
                    stepper.reset(*command)
                pipe.send(DONE)
            except Exception:
                pipe.send(traceback.format_exc())


def shared_memory(size: int) -> SharedMemory:
    """Return memory for several processes; where the system refuses it, an OSError says what to do."""
    try:
        return SharedMemory(create=True, size=size)
    except OSError as error:
        why = "several processes need shared memory, and this system refuses it; use processes=0"
        raise OSError(error.errno or 0, why, SHARED_MEMORY) from None


class Workers:
    """Several processes, each with a part of the games."""

    def __init__(self, spec: Spec, games: int, row: int, processes: int) -> None:
        context = get_context("spawn")
        self.memory = shared_memory(Arrays.bytes_for(games, row))
        has_finals = spec.autoreset == "same_step"
        self.arrays = Arrays(self.memory.buf, games, row, has_finals)
        edges = [games * i // processes for i in range(processes + 1)]
        self.parts = [(edges[i], edges[i + 1] - edges[i]) for i in range(processes)]
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        shape = (games, row, has_finals)
        for part in self.parts:
            ours, theirs = context.Pipe()
            process = context.Process(
                target=serve, args=(theirs, spec, self.memory.name, shape, part), daemon=True
            )
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def send_step(self) -> None:
        """Let all play one action in each game."""
        for pipe in self.pipes:
            pipe.send(None)

    def send_reset(self, seeds: list[str | None], chosen: list[int]) -> None:
        """Let all begin the chosen games again."""
        for pipe, (first, count) in zip(self.pipes, self.parts, strict=True):
            mine = [i for i, number in enumerate(chosen) if first <= number < first + count]
            pipe.send(([seeds[i] for i in mine], [chosen[i] - first for i in mine]))

    def wait(self) -> None:
        """Wait until all have done what they were told; a RuntimeError says what went wrong in one."""
        faults = []
        for pipe in self.pipes:
            try:
                faults.append(pipe.recv())
            except EOFError:
                faults.append("a process has ended")
        wrong = [fault for fault in faults if fault != DONE]
        if wrong:
            raise RuntimeError(wrong[0])

    def close(self) -> None:
        """End the processes and give the memory back; the arrays must not be used any more."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(10)
            if process.is_alive():
                process.terminate()
        del self.arrays
        with suppress(BufferError):  # a view of the arrays is still held somewhere
            self.memory.close()
        self.memory.unlink()
