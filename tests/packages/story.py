"""Runs what a user types, in an empty folder where a shell finds nothing but what the story is about."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from make.release import VERSION, Target

HERE = Path(__file__).resolve().parent


def run(name: str, programs: list[str], packages: Path, target: Target) -> None:
    """Compares the whole of `name` with what its commands print today; UPDATE_EXPECT=1 writes it."""
    expected = (HERE / name).read_text()
    with tempfile.TemporaryDirectory() as parent:
        folder = Path(parent).resolve()
        story, shell = folder / "story", folder / "bin"
        story.mkdir()
        make_path(shell, programs)
        environment = {
            "PATH": str(shell),
            "HOME": str(folder / "home"),
            "PACKAGES": str(packages),
            "PLATFORM": f"{target.system}-{target.cpu}",
        }
        known = {str(story): "/story", str(packages): "/packages", VERSION: "VERSION", environment["PLATFORM"]: "PLATFORM"}
        found = replayed(expected, story, environment, known)
    if found == expected:
        return
    if os.environ.get("UPDATE_EXPECT") == "1":
        (HERE / name).write_text(found)
        return
    raise AssertionError(f"{name} prints something else:\n{found}")


def make_path(shell: Path, programs: list[str]) -> None:
    """A folder with links to programs, and `ask`, which stands for a client."""
    shell.mkdir()
    for program in ["sh", "cat", "find", "sort", *programs]:
        place = sys._base_executable if program == "python3" else shutil.which(program)
        (shell / program).symlink_to(os.path.realpath(place) if program == "python3" else place)
    ask = shell / "ask"
    ask.write_text(f'#!/bin/sh\nexec {sys.executable} -B {HERE / "ask.py"} "$@"\n')
    ask.chmod(0o755)


def replayed(text: str, story: Path, environment: dict[str, str], known: dict[str, str]) -> str:
    lines, is_console = [], False
    for line in text.splitlines():
        if line.startswith("```"):
            is_console = line == "```console"
        if not is_console or line.startswith("```"):
            lines.append(line)
        elif line.startswith("$ "):
            lines += [line, *answer(line[2:], story, environment, known)]
    return "\n".join(lines) + "\n"


def answer(command: str, story: Path, environment: dict[str, str], known: dict[str, str]) -> list[str]:
    done = subprocess.run(
        ["/bin/sh", "-c", command], cwd=story, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300
    )
    said = done.stdout.decode()
    for value, word in known.items():
        said = said.replace(value, word)
    return said.splitlines() + ([f"[exit {done.returncode}]"] if done.returncode else [])
