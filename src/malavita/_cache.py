"""Where compiled rules are kept.

Numba reuses a compiled function until *its own* file changes; it does not see a
change in a constant or a rule imported from another file. So the folder is named
after all the sources that are compiled or that these may import: edit any rule, and
all are compiled afresh. (That Numba or Python itself is another one, or the processor,
Numba does notice.)
"""

import os
import sys
from hashlib import sha256
from pathlib import Path

COMPILED = ("engine", "games", "bots")
# Files of a game that only put it into words: no rule imports them.
TOLD = ("names.py", "outlook.py", "position.py", "story.py")


def cache_folder() -> Path:
    """The folder for these sources; MALAVITA_CACHE says where if not the usual place."""
    package = Path(__file__).parent
    digest = sha256()
    for room in COMPILED:
        for source in sorted((package / room).rglob("*.py")):
            if room != "games" or source.name not in TOLD:
                digest.update(source.read_bytes())
    usual = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    base = os.environ.get("MALAVITA_CACHE") or Path(usual) / "malavita"
    return Path(base) / digest.hexdigest()[:16]


def use_cache_folder() -> None:
    """Point Numba at our folder."""
    folder = str(cache_folder())
    os.environ["NUMBA_CACHE_DIR"] = folder
    if "numba" in sys.modules:  # it has read its environment already
        sys.modules["numba"].config.CACHE_DIR = folder
