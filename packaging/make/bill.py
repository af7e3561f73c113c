"""What the program links: a CycloneDX bill of it, and the licences of all of it. Asked per target, of the lock file."""

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from make.release import ROOT, TEMPLATES, Target

LICENCES = "THIRD-PARTY-LICENSES.txt"


def need() -> None:
    """Ends where a tool is missing, before the long work starts."""
    for tool in ("cargo-cyclonedx", "cargo-about"):
        if shutil.which(tool) is None:
            raise SystemExit(f"error: {tool} is not there\nhint: scripts/install-packagers installs it and prints its folder")


def licences(target: Target) -> bytes:
    """Every licence once, with the crates it is of. One that nobody looked at is an error, and so is a text that has changed."""
    configuration = TEMPLATES / "licences"
    options = ["--locked", "--fail", "--target", target.triple, "--config", configuration / "about.toml"]
    done = subprocess.run(["cargo", "about", "generate", *options, configuration / "licences.hbs"], cwd=ROOT, capture_output=True)
    if done.returncode != 0 or b"failed to validate" in done.stderr:
        raise SystemExit(f"error: the licences of {target.triple} are not those of {configuration.name}/about.toml:\n{done.stderr.decode()}")
    text = done.stdout.decode()
    # The tool leaves out crates that somebody's tests name too.
    missing = sorted(crate for crate in linked(target) if f"  {crate[0]} {crate[1]}\n" not in text)
    return (text + "".join(licence_of(*crate) for crate in missing)).encode()


def linked(target: Target) -> set[tuple[str, str]]:
    """Names and versions of all that ends up in the program. Macros do not: they run while it is built."""
    options = ["--locked", "--package", "orchestrator", "--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}"]
    tree = subprocess.check_output(["cargo", "tree", *options, "--target", target.triple], cwd=ROOT, text=True)
    words = (line.split() for line in tree.splitlines() if line)
    return {(name, version.removeprefix("v")) for name, version, *_ in words}


def licence_of(name: str, version: str) -> str:
    """The section of one crate, in the form of the template."""
    registry = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo")) / "registry/src"
    files = sorted(registry.glob(f"*/{name}-{version}/LICEN[CS]E*"))
    if not files:
        raise SystemExit(f"error: {name} {version} is linked, and no licence of it was found")
    rule = "=" * 80
    texts = "\n\n".join(file.read_text(encoding="utf-8") for file in files)
    return f"\n{rule}\n{name} {version}\n  {name} {version}\n{rule}\n\n{texts}\n"


def bill(target: Target, moment: int) -> bytes:
    """The tool writes beside the manifests, so it gets a copy of them."""
    # What git does not know yet belongs to the program too, unless it is ignored.
    wanted = ["-z", "--cached", "--others", "--exclude-standard", "--", "*.toml", "*.rs", "Cargo.lock"]
    sources = subprocess.check_output(["git", "ls-files", *wanted], cwd=ROOT, text=True)
    with tempfile.TemporaryDirectory() as folder:
        for name in filter(None, sources.split("\0")):
            if (source := ROOT / name).is_file():
                copy = Path(folder) / name
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, copy)
        options = ["--format", "json", "--spec-version", "1.5", "--no-build-deps", "--target", target.triple, "--quiet"]
        environment = os.environ | {"SOURCE_DATE_EPOCH": str(moment)}
        subprocess.run(["cargo", "cyclonedx", *options], cwd=folder, env=environment, check=True)
        return settled((Path(folder) / "orchestrator.cdx.json").read_text(encoding="utf-8"), folder, linked(target))


def settled(text: str, folder: str, crates: set[tuple[str, str]]) -> bytes:
    """Without what the tool takes from features that are off, and without the folder it was made in, which differs each time."""
    content = json.loads(text.replace(f"path+file://{folder}", "path+file:///orchestrator"))
    content.pop("serialNumber", None)
    parts = [part for part in content["components"] if (part["name"], part["version"]) in crates]
    whole = content["metadata"]["component"]
    if missing := crates - {(part["name"], part["version"]) for part in [whole, *parts]}:
        raise SystemExit(f"error: linked, and not in the bill: {sorted(missing)}")
    references = {part["bom-ref"] for part in [whole, *parts]}
    needs = [entry for entry in content["dependencies"] if entry["ref"] in references]
    for entry in needs:
        entry["dependsOn"] = [reference for reference in entry.get("dependsOn", []) if reference in references]
    content |= {"components": parts, "dependencies": needs}
    return (json.dumps(content, indent=1) + "\n").encode()
