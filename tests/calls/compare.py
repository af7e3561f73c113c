"""Makes every call of every theme on every receiver, with the real pandas and with ours, and tells where they differ.

usage: compare.py BINARY [--theme NAME] [--only TEXT] [--update]

A theme is a folder here: `receivers.txt` names the objects, `calls.txt` has one call per line. `known.txt` lists the calls
that are known to differ, with the kind of difference; any other difference is a failure. `--update` writes that list anew.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
CALLS_PER_SCRIPT = 1500
CALLS_PER_STATEMENT = 50
TITLE = "#### "

PRELUDE = '''\
import datetime as dt
from io import StringIO

import numpy as np
import pandas as pd

nan = np.nan


def labels(index):
    return f"{type(index).__name__}{list(index.names)}{index.dtype}"


def show(value, depth=0):
    if isinstance(value, pd.DataFrame):
        types = [str(dtype) for dtype in value.dtypes]
        return f"frame {value.to_string()}\\n{types} {labels(value.index)} {labels(value.columns)}"
    if isinstance(value, pd.Series):
        return f"series {value.to_string()}\\n{value.dtype} {value.name!r} {labels(value.index)}"
    if isinstance(value, (tuple, list)) and depth < 2:
        return type(value).__name__ + "(" + ", ".join(show(item, depth + 1) for item in value) + ")"
    if isinstance(value, dict) and depth < 2:
        return "{" + ", ".join(f"{key!r}: {show(item, depth + 1)}" for key, item in value.items()) + "}"
    return repr(value)


def run(cases):
    for title, make, call in cases:
        print("#### " + title)
        try:
            receiver = make()
            result = call(receiver)
            # A call that gives nothing back is judged by what it left behind.
            text = show(receiver if result is None else result)
        except Exception as error:
            text = f"raised {type(error).__name__}: {error}"
        print(text[:3000])


'''


def lines(path):
    return [line for line in path.read_text().splitlines() if line]


def scripts(theme, only):
    """The calls of a theme as sources of scripts; an assignment is a statement and needs a function of its own."""
    receivers = dict(line.split(" = ", 1) for line in lines(HERE / theme / "receivers.txt"))
    calls = lines(HERE / theme / "calls.txt")
    name = {"series": "S", "texts": "S", "times": "S", "categories": "S", "groups": "G", "indexes": "I"}.get(theme, "F")
    prelude = PRELUDE
    functions = {call: f"lambda {name}: {call}" for call in calls}
    if theme == "assignments":
        for place, call in enumerate(calls):
            functions[call] = f"assign_{place}"
            prelude += f"def assign_{place}({name}):\n    {call}\n\n\n"
    cases = [
        f"    ({f'{key} {call}'!r}, lambda: {source}, {functions[call]}),\n"
        for key, source in receivers.items()
        for call in calls
        if only in f"{key} {call}"
    ]
    for start in range(0, len(cases), CALLS_PER_SCRIPT):
        part = cases[start : start + CALLS_PER_SCRIPT]
        groups = (part[at : at + CALLS_PER_STATEMENT] for at in range(0, len(part), CALLS_PER_STATEMENT))
        yield prelude + "".join("run([\n" + "".join(group) + "])\n" for group in groups)


def answers(command, script, folder):
    file = folder / "calls.py"
    file.write_text(script)
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run([*command, str(file)], capture_output=True, cwd=folder, env=environment)
    text = done.stdout.decode(errors="replace")
    if done.returncode:
        print(done.stderr.decode(errors="replace")[-2000:], file=sys.stderr)
    # Addresses and the names of the classes that hold a method say nothing about the answer.
    text = re.sub(r" at 0x[0-9a-f]+", "", text)
    text = re.sub(r"\b(DataFrame|Series|Frame|Index)\w*\.", "", text)
    found = (block.partition("\n") for block in text.split(TITLE)[1:])
    return {title: body.rstrip("\n") for title, _, body in found}


def kind(theirs, ours):
    if ours is None:
        return "no-answer"
    if not ours.startswith("raised "):
        return "raises-there" if theirs.startswith("raised ") else "value"
    if "NotImplementedError" in ours:
        return "not-offered"
    if not theirs.startswith("raised "):
        return "raises-here"
    return "wording" if theirs.split(":")[0] == ours.split(":")[0] else "class"


def differences(theme, only, theirs, ours):
    """How many calls were compared, and for each that differs its kind and both answers."""
    n_compared, found = 0, {}
    for script in scripts(theme, only):
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            with concurrent.futures.ThreadPoolExecutor() as both:
                expected = both.submit(answers, theirs, script, pathlib.Path(one))
                given = answers(ours, script, pathlib.Path(other))
            for title, answer in expected.result().items():
                n_compared += 1
                if given.get(title) != answer:
                    found[title] = (kind(answer, given.get(title)), answer, given.get(title))
    return n_compared, found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--theme", default="")
    parser.add_argument("--only", default="")
    parser.add_argument("--update", action="store_true")
    arguments = parser.parse_args()
    theirs = [sys.executable, "-W", "ignore"]
    ours = [arguments.binary, "exec", "--timeout", "300", "--memory", "4G", "--max-instructions", "10000000000"]
    known_file = HERE / "known.txt"
    known = set(lines(known_file)) if known_file.exists() else set()
    themes = sorted(folder.name for folder in HERE.iterdir() if folder.is_dir() and arguments.theme in folder.name)
    totals, listed, n_compared, n_unknown = collections.Counter(), [], 0, 0
    for theme in themes:
        n_calls, found = differences(theme, arguments.only, theirs, ours)
        n_compared += n_calls
        for title, (sort, expected, given) in found.items():
            totals[sort] += 1
            entry = f"{sort} {theme} {title}"
            listed.append(entry)
            if entry not in known and not arguments.update:
                n_unknown += 1
                print(f"{entry}\n--- theirs\n{expected}\n--- ours\n{given}")
        print(f"{theme}: {n_calls} calls, {len(found)} differ", flush=True)
    print(f"compared {n_compared}, differ {len(listed)} {dict(totals)}, not known {n_unknown}")
    if arguments.update:
        known_file.write_text("".join(f"{entry}\n" for entry in sorted(listed)))
    sys.exit(n_unknown > 0)


if __name__ == "__main__":
    main()
