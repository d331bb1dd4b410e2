"""Cycle-accurate hardware that synchronises GPU threads, from Python.

>>> import numpy as np, turnstile_gpu as tg
>>> run = tg.simulate("histogram.cl", entry="histogram", grid=4, block=256, args=[keys, np.zeros(64, np.uint32)])
>>> run.cycles, run.outputs[1]

Every function runs the program ``turnstile``, which comes with the package: the same command line, the same checks, the same messages.
"""

from ._arguments import Buffer, Image, Local, Sampler, Texture, local
from ._program import CheckFailed, InputError, TurnstileError, TurnstileWarning, program, version
from ._run import Run
from ._simulate import simulate
from ._tables import advise, compare, reproduce, sweep

__all__ = [
    "Buffer",
    "CheckFailed",
    "Image",
    "InputError",
    "Local",
    "Run",
    "Sampler",
    "Texture",
    "TurnstileError",
    "TurnstileWarning",
    "advise",
    "compare",
    "local",
    "program",
    "reproduce",
    "simulate",
    "sweep",
    "version",
]
__version__ = version()
