"""slang as a command, from the PyPI package pyslang: its driver, with the arguments of the command."""

import shlex
import sys

import pyslang
from pyslang.driver import Driver

if sys.argv[1:] == ["--version"]:
    print("slang", pyslang.__version__)
    sys.exit()
driver = Driver()
driver.addStandardArgs()
ready = (
    driver.parseCommandLine(shlex.join(["slang", *sys.argv[1:]]))
    and driver.processOptions()
    and driver.parseAllSources()
)
sys.exit(not (ready and driver.runFullCompilation(True)))
