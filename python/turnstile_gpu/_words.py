"""The program's messages in the words of this package: arguments by their names, and nothing of run files and options that nobody has written."""

from __future__ import annotations

import re
from typing import Callable, Mapping, Union

from ._arguments import TYPES

#: Names of types in run files, and NumPy's.
NUMPY = {short: f"np.{name}" for name, short in TYPES.items()}

Substitute = Union[str, Callable[["re.Match[str]"], str]]

#: What is said of a run file, where the arguments of Python stand for it.
RUN_FILE: "list[tuple[str, Substitute]]" = [
    (r"\bargs\[(\d+)\]\.(?:value|local|buffer)\b", r"args[\1]"),
    (r"\bargs\[(\d+)\]\.(?:image|sampler|texture)\.(\w+)", r"args[\1], \2"),
    (r"\bargs\[(\d+)\]\.(?:image|sampler|texture)\b", r"args[\1]"),
    (r" \(in\d+\.npy\)", ""),
    (
        r"name the type, as in u32 = 16 or float4 = \[1, 2, 3, 4\], or give a struct",
        "name it, as in np.uint32(16); a tuple is a vector, an element of a structured array a structure",
    ),
    (
        r'write type = "(\w+)"; with a `file` it converts the numbers',
        lambda found: f"convert it, with .astype({NUMPY.get(found[1], found[1])})",
    ),
    (r"write (\w+) = \.\.\.", lambda found: f"give a number, such as {NUMPY.get(found[1], found[1])}(1)"),
    (r"write \w+ = \[\.\.\.\]", "give a tuple"),
    (r'write struct = .*?"\.\.\."', "give an element of a structured array"),
    (r"give \d+ hexadecimal digits", "give an element of a structured array, whose type may need align=True"),
    (r"give every field with its type", "give an element of a structured array with these fields; its type may need align=True"),
    (r"give (?:it )?`local = BYTES`(?: as an argument)?", "give turnstile_gpu.local(bytes)"),
    (r"give it a buffer", "give a NumPy array"),
    (r'for an image2d_t write image = \{ file = "picture\.npy" \}, and a sampler', "for an image2d_t give an Image, and a Sampler"),
    (r'write image = \{ file = "picture\.npy" \}', "give an Image"),
    (r'write sampler = \{ filter = "nearest" \}', "give a Sampler"),
    (r"; give each \[\[args\]\] exactly one of .*= \[1, 2, 3, 4\]", "; see the help of Image, Sampler and Texture"),
    (r"; give kernel, entry, global_size, local_size and the \[\[args\]\]", ""),
    (r"give one \[\[args\]\] for each", "give one of args for each"),
    (r"relative to the run file", "relative to the working directory"),
    (r"a run file has no versions; change the run file", "a kernel has no versions; leave version= out"),
    (r"a run file has no parameters", "a kernel has no parameters"),
    (r"`options` of the run file", "options="),
    (r"give more `private_bytes` in the run file", "write a run file with more `private_bytes`"),
    (r"\blocal_size\b", "block"),
    (r"\bglobal_size(?:\[\d\])?", "grid"),
    (r"\blocal size\b", "block"),
]

#: What is said of the command line beside options.
COMMAND_LINE: "list[tuple[str, Substitute]]" = [
    (r"write NAME=VALUE,VALUE,\.\.\. or NAME=FROM\.\.TO", 'give a list, or a text such as "4..64"'),
    (r"or run without --compare", "or call simulate"),
    (r"\bvotes\.npy\b", "votes"),
    (r"save an array of two dimensions", "give an array of two dimensions"),
]

#: What clap says of a value, and of a word.
VALUE = re.compile(r"invalid value '(.*)' for '(--[a-z-]+)[^']*'(?:: ([^\n]*))?(?:\n +\[possible values: (.*)\])?")
WORD = re.compile(r"unexpected argument '(.*)' found")

#: An option that is wrong, with its value.
HEAD = re.compile(r"(--[a-z-]+) ([^\s:]+)(?=: )")


class Words:
    """Messages to a function whose arguments stand for these options."""

    def __init__(self, options: Mapping[str, str], run_file: bool = False) -> None:
        self.options = options
        #: Whether the run file is made of arguments.
        self.run_file = run_file

    def __call__(self, text: str) -> str:
        """A message in these words."""
        refused = VALUE.match(text)
        if refused is not None:
            option, value, why, values = refused.group(2, 1, 3, 4)
            return f"{self._with(option, value)}: {why or f'choose {values}'}"
        unknown = WORD.match(text)
        if unknown is not None:
            return f"flags: the command line has no {unknown[1]}"
        for what, better in COMMAND_LINE + (RUN_FILE if self.run_file else []):
            text = re.sub(what, better, text)
        head = HEAD.match(text)
        begin = "" if head is None else self._with(*head.groups())
        rest = text if head is None else text[head.end() :]
        rest = re.sub(r"choose (--[a-z-]+) ([\w-]+) or ([\w-]+)", self._choice, rest)
        return begin + re.sub(r"(?<![\w-])--[a-z][a-z-]*", lambda found: self._alone(found[0]), rest)

    def _with(self, option: str, value: str) -> str:
        """An option with its value."""
        name = self.options.get(option)
        if name is None:
            return f"{option} {value} in flags"
        if name == "set":
            parameter, _, value = value.partition("=")
            return f"set={{{parameter!r}: {_value(value)}}}"
        return f"{name}={_value(value)}"

    def _choice(self, found: "re.Match[str]") -> str:
        option, first, second = found.groups()
        if option not in self.options:
            return found[0]
        return f"choose {self._with(option, first)} or {second!r}"

    def _alone(self, option: str) -> str:
        if option == "--help":
            return option
        name = self.options.get(option)
        return f"{option} in flags" if name is None else f"{name}="


def _value(text: str) -> str:
    return text if re.fullmatch(r"-?\d+", text) else repr(text)
