"""A kernel with its arguments, or what else is run, as the command line has it."""

from __future__ import annotations

import os
import re
import tempfile
from dataclasses import dataclass, field
from operator import index
from pathlib import Path
from types import TracebackType
from typing import Any, Callable, Mapping, Optional, Sequence, Type, Union

import numpy as np
import tomli_w

from ._arguments import Arguments
from ._program import Word
from ._words import Words

Size = Union[int, Sequence[int]]

#: Work-items in a dimension.
MOST = 2**32 - 1

#: How the languages of kernels tell themselves apart, and the endings of their files.
LANGUAGES = [("__kernel", ".cl"), ("__global__", ".cu"), (".version", ".ptx"), ("s_endpgm", ".s")]


@dataclass
class Job:
    """What is run; the arguments of :func:`~turnstile_gpu.simulate` that say so. In a ``with``, its files are there."""

    kernel: Word
    entry: Optional[str] = None
    grid: Optional[Size] = None
    block: Optional[Size] = None
    args: Sequence[Any] = ()
    machine: Optional[Word] = None
    set: Optional[Mapping[str, Any]] = None
    version: Optional[str] = None
    target: Optional[str] = None
    options: Sequence[str] = ()
    shared_bytes: Optional[int] = None
    #: For the command line's files.
    folder: Path = field(init=False)
    arguments: Arguments = field(init=False)
    _what: Word = field(init=False)

    def __enter__(self) -> "Job":
        if isinstance(self.options, str):
            raise TypeError(f"options is a text; give a list, as [{self.options!r}]")
        self._temporary = tempfile.TemporaryDirectory(prefix="turnstile-")
        self.folder = Path(self._temporary.name)
        self.arguments = Arguments(self.folder)
        try:
            self._what = self._run_file() if self.entry is not None else self._by_itself()
        except BaseException:
            self._temporary.cleanup()
            raise
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self._temporary.cleanup()

    def words(self) -> "list[Word]":
        """Of the command line, behind ``simulate``."""
        words: "list[Word]" = [self._what]
        if self.machine is not None:
            words += ["--machine", path_of(self.machine)]
        if self.version is not None:
            words += ["--version", self.version]
        for name, value in (self.set or {}).items():
            words += ["--set", f"{name}={value}"]
        return words

    def named(self, text: str) -> str:
        """A text with files as they were given, and without the run file that nobody has written."""
        if self.entry is not None:
            text = re.sub(re.escape(str(self._what)) + r"(:\d+)?: ", "", text)
        text = text.replace(f"{self.folder}/", "")
        if "\n" in os.fspath(self.kernel):
            return text
        return text.replace(str(Path(self.kernel).absolute()), os.fspath(self.kernel))

    def words_of(self, options: Mapping[str, str]) -> Callable[[str], str]:
        """What makes messages of the program speak of what was given: of arguments in place of these options and of the run file."""
        words = Words({"--machine": "machine", "--version": "version", "--set": "set", **options}, self.entry is not None)
        return lambda text: words(self.named(text))

    def _by_itself(self) -> Word:
        """A run file, or a benchmark."""
        if _is_kernel(os.fspath(self.kernel)):
            raise TypeError("a kernel needs its entry: the name of the kernel function")
        of_kernel = ("grid", "block", "args", "target", "options", "shared_bytes")
        needless = [name for name in of_kernel if getattr(self, name)]
        if needless:
            raise TypeError(f"{', '.join(needless)} belong to a kernel, and that needs its entry")
        is_file = os.fspath(self.kernel).endswith(".toml")
        return Path(self.kernel).absolute() if is_file else self.kernel

    def _run_file(self) -> Path:
        table: "dict[str, Any]" = {
            "kernel": str(_file(self.kernel, self.folder)),
            "entry": self.entry,
            **_sizes(self.grid, 1 if self.block is None else self.block),
            "args": self.arguments.all(self.args),
            "buffers": self.arguments.buffers,
        }
        more: "dict[str, Any]" = {
            "target": self.target,
            "options": [_option(one) for one in self.options],
            "shared_bytes": None if self.shared_bytes is None else index(self.shared_bytes),
        }
        table.update({name: value for name, value in more.items() if value})
        path = self.folder / f"{_entry_name(self.entry or '')}.toml"
        path.write_text(tomli_w.dumps(table))
        return path


def path_of(value: Word) -> Word:
    """A file that is there, from any folder; else the name."""
    return Path(value).absolute() if Path(value).is_file() else value


def _option(option: str) -> str:
    """Folders are relative to where Python is, as other paths here."""
    return f"-I{Path(option[2:]).absolute()}" if option.startswith("-I") and len(option) > 2 else option


def _entry_name(entry: str) -> str:
    """What a run is called after: `scale` of `scale<float>`."""
    return re.split(r"\W", entry)[0] or "run"


def _sizes(grid: Optional[Size], block: Size) -> "dict[str, list[int]]":
    if grid is None:
        raise TypeError("a kernel needs its grid: work-groups in each dimension")
    groups, items = _size("grid", grid), _size("block", block)
    dimensions = max(len(groups), len(items))
    groups, items = (size + [1] * (dimensions - len(size)) for size in (groups, items))
    all_items = [one * other for one, other in zip(groups, items)]
    if max(all_items) > MOST:
        raise ValueError(f"grid and block are {max(all_items):,} work-items in a dimension, and there are at most {MOST:,}")
    return {"global_size": all_items, "local_size": items}


def _size(name: str, size: Size) -> "list[int]":
    given: Sequence[Any] = size if isinstance(size, (tuple, list)) else [size]
    try:
        numbers = [index(one) for one in given]
    except TypeError:
        numbers = []
    if not 1 <= len(numbers) <= 3 or any(isinstance(one, (bool, np.bool_)) for one in given):
        raise TypeError(f"{name} is {size!r}; give one to three integers")
    if min(numbers) < 1:
        raise ValueError(f"{name} is {size!r}; give integers from 1 on")
    return numbers


def _is_kernel(what: str) -> bool:
    return "\n" in what or what.endswith(tuple(ending for _, ending in LANGUAGES))


def _file(kernel: Word, folder: Path) -> Path:
    """The kernel's file; of a text one that is written."""
    if isinstance(kernel, str) and "\n" in kernel:
        for mark, ending in LANGUAGES:
            if mark in kernel:
                path = folder / f"kernel{ending}"
                path.write_text(kernel)
                return path
        raise ValueError("the text of the kernel has no __kernel, __global__, .version or s_endpgm: no language that is known")
    return Path(kernel).absolute()
