"""Runs each script given, or found below a folder given, and keeps what it prints as `.out` beside it.

Each runs in a process of its own, forked from this one, which has loaded the libraries that take longest.
"""

import contextlib
import os
import pathlib
import runpy
import sys
import tempfile
import traceback

FOLDERS = ("data/raw", "data/processed", "reports", "artifacts", "models", "workspace")
SLOW_TO_LOAD = "numpy pandas scipy.stats scipy.optimize scipy.signal scipy.sparse.csgraph sklearn.ensemble sklearn.model_selection"


def run(case, folder):
    """In the child: the script as a program whose output is the file `out`."""
    for name in FOLDERS:
        os.makedirs(os.path.join(folder, "project", name))
    os.chdir(os.path.join(folder, "project"))
    for number, name in ((1, "out"), (2, "err")):
        os.dup2(os.open(os.path.join(folder, name), os.O_WRONLY | os.O_CREAT), number)
    sys.argv, sys.path[0] = [str(case)], str(case.parent)
    status = 1
    try:
        runpy.run_path(str(case), run_name="__main__")
        status = 0
    except SystemExit as end:
        status = 0 if end.code in (None, 0) else 1
    except BaseException:
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def record(case):
    """Whether the script ended well, in which case its output was kept."""
    with tempfile.TemporaryDirectory() as folder:
        child = os.fork()
        if child == 0:
            run(case, folder)
        if os.waitpid(child, 0)[1] == 0:
            case.with_suffix(".out").write_bytes(pathlib.Path(folder, "out").read_bytes())
            return True
        said = pathlib.Path(folder, "err").read_text(errors="replace").splitlines()[-3:]
        print(f"failed: {case}", *said, sep="\n", file=sys.stderr)
        return False


def main(paths):
    found = [path for start in map(pathlib.Path, paths) for path in ([start] if start.is_file() else sorted(start.rglob("*.py")))]
    for name in SLOW_TO_LOAD.split():
        # Cases of Python alone are recorded by a Python that has none of them.
        with contextlib.suppress(ImportError):
            __import__(name)
    return all([record(case.resolve()) for case in found])


if __name__ == "__main__":
    sys.exit(not main(sys.argv[1:]))
