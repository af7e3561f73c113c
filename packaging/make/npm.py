"""npm: a package per platform that holds the program, and one that starts whichever npm chose. Nothing runs at install."""

import json
from collections.abc import Iterable
from pathlib import Path

from make.containers import Entry, files, write_tar
from make.release import DESCRIPTION, PACKAGE, TEMPLATES, VERSION, Release, Target, filled


def path_of(name: str, out: Path) -> Path:
    """As `npm pack` calls it."""
    return out / f"{name.removeprefix('@').replace('/', '-')}-{VERSION}.tgz"


def make(release: Release, moment: int) -> Path:
    target = release.target
    about = json.loads(filled("npm/package.json")) | {
        "name": target.npm,
        "description": f"{DESCRIPTION}: the program for {target.system}-{target.cpu}",
        "os": [target.system],
        "cpu": [target.cpu],
        # The program is started where it lies, so it must lie as a file.
        "preferUnplugged": True,
    }
    if not release.is_static:
        about["libc"] = ["glibc"]
    licences = {name: data for name, data in release.documents.items() if name != "README.md"}
    entries = [
        manifest(about),
        Entry("package/README.md", f"The program of `{PACKAGE}`, which installs the one for your platform.\n".encode()),
        *files("package/", licences),
        Entry("package/orchestrator.cdx.json", release.bill),
        Entry(f"package/bin/{target.program}", release.binary, 0o755),
    ]
    path = path_of(target.npm, release.out)
    write_tar(path, entries, moment)
    return path


def make_main(targets: Iterable[Target], documents: dict[str, bytes], out: Path, moment: int) -> Path:
    about = json.loads(filled("npm/package.json")) | {
        "name": PACKAGE,
        "description": DESCRIPTION,
        # How the registry of MCP servers knows that both are of the same people.
        "mcpName": json.loads(filled("registry/server.json"))["name"],
        # The second name is what `npx orchestrator-mcp` starts.
        "bin": {"orchestrator": "bin/orchestrator.js", PACKAGE: "bin/orchestrator.js"},
        "optionalDependencies": {target.npm: VERSION for target in targets},
    }
    entries = [
        manifest(about),
        Entry("package/README.md", filled("npm/README.md").encode()),
        *files("package/", {name: data for name, data in documents.items() if name != "README.md"}),
        Entry("package/bin/orchestrator.js", (TEMPLATES / "npm/orchestrator.js").read_bytes(), 0o755),
    ]
    path = path_of(PACKAGE, out)
    write_tar(path, entries, moment)
    return path


def manifest(about: dict) -> Entry:
    return Entry("package/package.json", (json.dumps(about, indent=2) + "\n").encode())
