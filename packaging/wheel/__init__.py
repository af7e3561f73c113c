"""Becomes the program that was installed beside this module: `uvx orchestrator-mcp`, `python -m orchestrator_mcp`."""

import os
import subprocess
import sys
import sysconfig


def find_program() -> str:
    """Where an installer put the program: into this environment, into the user's folder, or beside a `--target`."""
    name = "orchestrator" + (sysconfig.get_config_var("EXE") or "")
    user = "nt_user" if os.name == "nt" else "posix_user"
    beside = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    folders = [sysconfig.get_path("scripts"), sysconfig.get_path("scripts", user), os.path.join(beside, "bin")]
    for folder in folders:
        program = os.path.join(folder, name)
        if os.path.isfile(program):
            return program
    sys.exit("error: %s is in none of %s\nhint: install orchestrator-mcp again" % (name, ", ".join(folders)))


def main() -> None:
    program = [find_program(), *sys.argv[1:]]
    # Windows cannot replace a process: the caller would not wait.
    if os.name == "nt":
        sys.exit(subprocess.call(program))
    os.execv(program[0], program)
