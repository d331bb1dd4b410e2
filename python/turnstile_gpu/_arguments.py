"""Arguments of a kernel, and what of a run file they become."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from operator import index
from typing import Any, Mapping, Optional, Sequence

import numpy as np

#: NumPy types that run files have by these names.
TYPES = {
    np.dtype(name): short
    for name, short in {
        "uint8": "u8",
        "int8": "i8",
        "uint16": "u16",
        "int16": "i16",
        "uint32": "u32",
        "int32": "i32",
        "uint64": "u64",
        "int64": "i64",
        "float16": "f16",
        "float32": "f32",
        "float64": "f64",
        "bool": "bool",
    }.items()
}


@dataclass(frozen=True)
class Local:
    """Room in local (shared) memory for a pointer argument of OpenCL C."""

    bytes: int


def local(bytes: int) -> Local:
    """So many bytes of local memory."""
    if index(bytes) < 1:
        raise ValueError(f"{bytes} bytes of local memory; give 1 or more")
    return Local(index(bytes))


@dataclass(frozen=True, eq=False)
class Buffer:
    """A buffer in global memory, as an array alone is one too.

    ``name`` is what reports call it; None: ``arg0`` for the first argument, and so on.
    """

    array: np.ndarray
    name: Optional[str] = None


@dataclass(frozen=True, eq=False)
class Image:
    """An ``image2d_t``: texels of shape (h, w), (h, w, 2) or (h, w, 4); integers are fractions of their range if ``normalised``."""

    array: np.ndarray
    normalised: bool = False


@dataclass(frozen=True)
class Sampler:
    """A ``sampler_t``."""

    filter: str = "nearest"
    address: str = "none"
    normalised: bool = False


@dataclass(frozen=True, eq=False)
class Texture:
    """A ``cudaTextureObject_t``: texels of shape (w,), (h, w), (h, w, 2) or (h, w, 4).

    ``how`` are the fields that docs/ptx.md lists, as ``{"filter": "linear"}``.
    """

    array: np.ndarray
    how: Mapping[str, Any] = field(default_factory=dict)


class Arguments:
    """The arguments as a run file has them, with their arrays as files in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        #: Tables of ``[buffers]``, by name.
        self.buffers: "dict[str, dict[str, Any]]" = {}
        #: Each array with its name; one that stands in several arguments is one buffer.
        self._arrays: "list[tuple[np.ndarray, str]]" = []
        #: Of each argument, the name of its buffer, and the type and shape in which it comes back.
        self._returned: "list[Optional[tuple[str, np.dtype, tuple[int, ...]]]]" = []

    def all(self, given: Sequence[Any]) -> "list[dict[str, Any]]":
        """The run file's ``args``."""
        return [self._argument(number, one) for number, one in enumerate(given)]

    def outputs(self) -> "list[Optional[np.ndarray]]":
        """What the buffers hold after the run, argument by argument; None for those that are none."""
        contents = {name: np.load(self.folder / table["dump"]) for name, table in self.buffers.items()}
        return [
            None if one is None else _as_given(contents[one[0]], one[1]).reshape(one[2]) for one in self._returned
        ]

    def _argument(self, number: int, given: Any) -> "dict[str, Any]":
        self._returned.append(None)
        if isinstance(given, np.ndarray):
            return {"buffer": self._buffer(number, given)}
        if isinstance(given, Buffer):
            return {"buffer": self._buffer(number, np.asarray(given.array), given.name)}
        if isinstance(given, Image):
            name = self._buffer(number, np.asarray(given.array))
            return {"image": {"buffer": name, "normalised": bool(given.normalised)}}
        if isinstance(given, Texture):
            return {"texture": {"buffer": self._buffer(number, np.asarray(given.array)), **given.how}}
        if isinstance(given, Sampler):
            return {"sampler": {"filter": given.filter, "address": given.address, "normalised": bool(given.normalised)}}
        if isinstance(given, Local):
            return {"local": index(given.bytes)}
        if given is None:
            return {"null": True}
        if isinstance(given, np.void):
            return {"bytes": given.tobytes().hex()}
        if isinstance(given, np.generic):
            return {_name(given.dtype, number): given.item()}
        if isinstance(given, (bool, int, float)):
            return {"value": given}
        if isinstance(given, (tuple, list)):
            return {"value": [one.item() if isinstance(one, np.generic) else one for one in given]}
        raise TypeError(
            f"args[{number}] is a {type(given).__name__}; give a NumPy array, a number, a tuple for a vector, None for a null "
            "pointer, or one of turnstile_gpu's Local, Buffer, Image, Sampler and Texture"
        )

    def _buffer(self, number: int, array: np.ndarray, name: Optional[str] = None) -> str:
        """The name of the buffer that holds the array."""
        if isinstance(array, np.ma.MaskedArray):
            raise TypeError(f"args[{number}] is a masked array, and a kernel sees no mask; give .filled(value) or .data")
        if name is not None and (not isinstance(name, str) or not name or "\0" in name):
            raise TypeError(f"args[{number}]: the name of a buffer is a text, and {name!r} is none")
        known = next((known for there, known in self._arrays if there is array), None)
        if known is not None and name not in (None, known):
            raise ValueError(f"args[{number}]: this array is the buffer {known!r} already, and cannot be {name!r} too")
        name = known or name or f"arg{number}"
        self._returned[-1] = (name, array.dtype, array.shape)
        if known is not None:
            return name
        if name in self.buffers:
            raise ValueError(f"args[{number}]: another array is called {name!r} too; give it another name")
        self._arrays.append((array, name))
        content = np.ascontiguousarray(array)
        if content.dtype.fields is not None:
            # Structures are bytes to a run file; the kernel knows their fields.
            if content.dtype.hasobject:
                raise TypeError(f"args[{number}] has fields that are objects of Python, which no kernel takes")
            content = content.reshape(-1).view(np.uint8)
        else:
            _name(content.dtype, number)
        np.save(self.folder / f"in{number}.npy", content)
        self.buffers[name] = {"file": f"in{number}.npy", "dump": f"out{number}.npy"}
        return name


def _as_given(content: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """What a run leaves, in the type of what it was given. Files are in this machine's order of bytes, but for structures, which are as
    they were."""
    flat = content.reshape(-1)
    return flat.view(dtype) if dtype.fields is not None else flat.view(dtype.newbyteorder("=")).astype(dtype)


def _name(dtype: np.dtype, number: int) -> str:
    """The run files' name of a type."""
    name = TYPES.get(dtype.newbyteorder("="))
    if name is None:
        known = ", ".join(str(one) for one in TYPES)
        raise TypeError(f"args[{number}] is of {dtype}, which no kernel takes; convert it to one of {known}, or a structure")
    return name
