"""The program ``turnstile``: where it is, how it is run, what its exit codes mean."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import warnings
from dataclasses import dataclass
from functools import lru_cache
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Callable, Optional, Sequence, Union

if TYPE_CHECKING:
    import pandas

    from ._run import Run

Word = Union[str, "os.PathLike[str]"]

#: Seconds that the program has to end in good order when it is interrupted.
PATIENCE = 10.0


class TurnstileError(RuntimeError):
    """The program has failed; the message is its own.

    ``code`` is its exit code (docs/output.md): 1 a failed check, 2 bad input or a missing tool.
    """

    def __init__(self, message: str, code: int) -> None:
        # Both are its arguments, so that it can go from one process to another.
        super().__init__(message, code)
        self.code = code

    def __str__(self) -> str:
        return str(self.args[0])


class InputError(TurnstileError, ValueError):
    """Bad input, or a tool that is missing: nothing was run or written."""


class CheckFailed(TurnstileError):
    """A run that does not end, or that fails a check: what it computed is wrong, or its order of commits explains nothing.

    ``run`` is the ``Run``, if there is a report; None of a run that was given up. ``table`` is that of a sweep.
    """

    table: "Optional[pandas.DataFrame]" = None
    run: "Optional[Run]" = None


class TurnstileWarning(UserWarning):
    """A line that the program warns with."""


def version() -> str:
    """Version of the package, which is that of the program in it."""
    try:
        return metadata.version("turnstile-gpu")
    except metadata.PackageNotFoundError:
        # From a checkout, which is not installed.
        return "0"


@lru_cache(maxsize=None)
def program() -> Path:
    """Where the program is: what ``TURNSTILE`` names, else what was installed with the package, else what the PATH has.

    Raises:
        FileNotFoundError: there is none.
    """
    named = os.environ.get("TURNSTILE")
    if named:
        return Path(named)
    # In an environment, and for a user alone.
    folders = [sysconfig.get_path("scripts"), sysconfig.get_path("scripts", f"{os.name}_user")]
    for folder in folders:
        found = Path(folder) / "turnstile"
        if found.is_file():
            return found
    on_path = shutil.which("turnstile")
    if on_path is None:
        raise FileNotFoundError("the program `turnstile` is not there; install the package turnstile-gpu again")
    return Path(on_path)


@dataclass(frozen=True)
class End:
    """How a run of the program ended."""

    code: int
    #: On standard output.
    told: str
    #: The errors on standard error.
    said: str

    def error(self, named: Callable[[str], str] = str) -> TurnstileError:
        """What it failed with, in words that ``named`` makes of its own."""
        kind = {1: CheckFailed, 2: InputError}.get(self.code, TurnstileError)
        return kind(named(self.said) or f"turnstile ended with exit code {self.code}", self.code)

    def checked(self, named: Callable[[str], str] = str) -> "End":
        """Itself, if all went well.

        Raises:
            InputError, CheckFailed: exit code 2, 1.
        """
        if self.code != 0:
            raise self.error(named)
        return self


def call(words: Sequence[Word]) -> End:
    """Runs the program.

    Raises:
        KeyboardInterrupt: it was interrupted, and has ended in good order.
    """
    environment = dict(os.environ)
    # What it looks for in Python packages is in those of this interpreter.
    environment["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), environment.get("PATH", "")])
    # If this process is terminated or killed, the program is terminated too.
    environment["TURNSTILE_PARENT"] = str(os.getpid())
    command = [str(program()), *(os.fspath(word) for word in words)]
    started = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        told, said = started.communicate()
    except BaseException:
        # A notebook is interrupted alone: the program does not see it by itself.
        started.send_signal(signal.SIGINT)
        try:
            started.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            started.kill()
            started.communicate()
        raise
    if started.returncode in (130, -signal.SIGINT):
        raise KeyboardInterrupt
    return End(started.returncode, told, _errors(said))


def _errors(said: str) -> str:
    """The errors among what it said; warnings become Python's."""
    errors: "list[str]" = []
    for line in said.splitlines():
        if line.startswith("warning: "):
            warnings.warn(line[len("warning: ") :], TurnstileWarning, stacklevel=4)
        else:
            errors.append(line[len("error: ") :] if line.startswith("error: ") else line)
    return "\n".join(errors)
