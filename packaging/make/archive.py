"""The archive: one folder with the program, its licences, pages for `man` and completions."""

from pathlib import Path

from make.containers import Entry, files, write_tar, write_zip
from make.release import VERSION, Release


def make(release: Release, moment: int) -> Path:
    target = release.target
    folder = f"orchestrator-{VERSION}-{target.triple}/"
    entries = [
        Entry(folder + target.program, release.binary, 0o755),
        *files(folder, release.documents),
        Entry(folder + "orchestrator.cdx.json", release.bill),
        *files(folder + "completions/", release.completions),
    ]
    path = release.out / target.archive
    if target.system == "win32":
        write_zip(path, entries, moment)
    else:
        write_tar(path, entries + files(folder + "man/man1/", release.pages), moment)
    return path
