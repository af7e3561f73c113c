"""Makes every call of every theme on every receiver with the real pandas and records the answers.

usage: record.py [THEME ...]

A theme is a folder here: `receivers.txt` names the objects, `calls.txt` has one call per line, `answers.txt` is written by
this. tests/guest/calls.rs makes the same calls with ours and compares.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
CALLS_PER_SCRIPT = 1500
# The word that stands for the receiver in a call.
RECEIVERS = {"groups": "G", "indexes": "I", "series": "S", "texts": "S", "times": "S", "categories": "S"}


def lines(path):
    return [line for line in path.read_text().splitlines() if line]


def scripts(theme):
    """The calls of a theme as sources of scripts; an assignment is a statement and needs a function of its own."""
    receivers = dict(line.split(" = ", 1) for line in lines(HERE / theme / "receivers.txt"))
    name = RECEIVERS.get(theme, "F")
    prelude = (HERE / "prelude.py").read_text()
    statement = "    {call}\n" if theme == "assignments" else "    return {call}\n"
    cases = [(key, call) for key in receivers for call in lines(HERE / theme / "calls.txt")]
    for start in range(0, len(cases), CALLS_PER_SCRIPT):
        script = prelude
        for key, call in cases[start : start + CALLS_PER_SCRIPT]:
            script += f"\n\ndef call({name}):\n" + statement.format(call=call)
            script += f"\n\nrun({f'{key} {call}'!r}, lambda: {receivers[key]}, call)\n"
        yield script


def answers(script):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "calls.py"
        file.write_text(script)
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        done = subprocess.run(
            [sys.executable, "-W", "ignore", str(file)], stdout=subprocess.PIPE, cwd=folder, env=environment, check=True
        )
    printed = done.stdout.decode(errors="replace")
    # Addresses and the names of the classes that hold a method say nothing about the answer.
    accident = re.compile(r" at 0x[0-9a-f]+|\b(DataFrame|Series|Frame|Index)\w*\.")
    return "".join(line if line.startswith("#### ") else accident.sub("", line) for line in printed.splitlines(True))


def main():
    themes = sys.argv[1:] or sorted(folder.name for folder in HERE.iterdir() if (folder / "calls.txt").exists())
    for theme in themes:
        recorded = "".join(answers(script) for script in scripts(theme))
        (HERE / theme / "answers.txt").write_text(recorded)
        print(f"{theme}: {recorded.count(chr(10) + '#### ') + 1} calls", flush=True)


if __name__ == "__main__":
    main()
