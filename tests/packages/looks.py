"""What those who take packages demand of them, asked of their own tools and schemas. Nothing is installed here."""

import gzip
import io
import json
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import jsonschema
import skillsaw
import yaml
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from make.release import ROOT, TARGETS, VERSION, Target

BIN = Path(sys.executable).parent
NPM = BIN.parents[1] / "packagers-npm/node_modules/.bin"


def of(out: Path, own: Target, folder: Path) -> Iterator:
    """Triples of a file, how it is looked at, and the look."""
    yield "SHA256SUMS", "sha256sum --check, nothing left out", lambda: sums(out)
    yield "SHA256SUMS", "packaged again: the same bytes", lambda: again(out, folder)
    for target in TARGETS:
        bill = target.bundle.replace(".mcpb", ".cdx.json")
        yield bill, "schema of CycloneDX 1.5; a licence for every crate", lambda path=out / bill, it=target: look_at_bill(path, it)
        yield target.archive, "a page and completions for every command", lambda it=target: look_at_archive(out / it.archive, folder)
        yield target.bundle, "mcpb validate", lambda path=out / target.bundle: look_at_bundle(path, folder)
    for path in sorted(out.glob("*.whl")):
        yield path.name, "twine check, check-wheel-contents", lambda path=path: look_at_wheel(path)
    for path in sorted(out.glob("*.tgz")):
        yield path.name, "npm reads it; no install scripts", lambda path=path: look_at_npm(path)
    for path in sorted(out.glob("*.deb")):
        yield path.name, "a page and completions for every command", lambda path=path: look_at_debian(path, folder)
        if own.debian in path.name:
            yield path.name, "lintian", lambda path=path: run("lintian", "--fail-on", "error,warning", path)
        else:
            yield path.name, "dpkg-deb --info", lambda path=path: run("dpkg-deb", "--info", path)
    yield "server.json", "schema of the registry, 2025-12-11", lambda: look_at_server(out / "server.json", out)
    yield "orchestrator.rb", "ruby -c", lambda: run("ruby", "-wc", out / "orchestrator.rb")
    yield "docker/Dockerfile", "hadolint", lambda: run(BIN / "hadolint", out / "docker/Dockerfile")
    yield "winget/", "the fields that the schemas 1.10.0 demand", lambda: look_at_winget(out)


def run(*command: object) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True)


def equal(found: object, wanted: object) -> None:
    if found != wanted:
        raise AssertionError(f"found {found!r}\nwanted {wanted!r}")


def sums(out: Path) -> None:
    subprocess.run(["sha256sum", "--check", "--quiet", "--strict", "SHA256SUMS"], check=True, cwd=out, capture_output=True)
    named = {line.split("  ")[1] for line in (out / "SHA256SUMS").read_text().splitlines()}
    equal(named, {path.name for path in out.iterdir() if path.is_file()} - {"SHA256SUMS"})


def again(out: Path, folder: Path) -> None:
    """Of a platform with a stand-in, because the other takes a minute more."""
    other = folder / "again"
    target = TARGETS[-1]
    command = [ROOT / "scripts/package", folder / "stand-in", target.triple, other, "--texts", folder / "orchestrator"]
    run(*command)
    lines = lambda path: {*(path / "SHA256SUMS").read_text().splitlines()}  # noqa: E731
    changed = {line.split("  ")[1] for line in lines(other) - lines(out)}
    # What names every platform names fewer here.
    equal(changed, {"server.json", "orchestrator.rb", f"orchestrator-mcp-{VERSION}.tgz"})


def look_at_bill(path: Path, target: Target) -> None:
    text = path.read_text()
    if error := JsonStrictValidator(SchemaVersion.V1_5).validate_str(text):
        raise AssertionError(error)
    bill = json.loads(text)
    parts = [bill["metadata"]["component"], *bill["components"]]
    references = [part["bom-ref"] for part in parts]
    equal(len(references), len({*references}))
    named = {reference for entry in bill["dependencies"] for reference in [entry["ref"], *entry["dependsOn"]]}
    equal(named - {*references}, set())
    # Another tool wrote the licences, from features as they are.
    licences = content_of(path.parent / target.archive)["THIRD-PARTY-LICENSES.txt"].decode()
    equal([part["name"] for part in parts if f"  {part['name']} {part['version']}\n" not in licences], [])


def words_of(program: Path, *command: str) -> dict[tuple[str, ...], set[str]]:
    """Every command that help shows, and its options; a command is its words."""
    said = subprocess.check_output([program, *command, "--help"], text=True)
    listed = re.search(r"^Commands:\n((?:  .*\n)+)", said, re.MULTILINE)
    found = {command: set(re.findall(r"^ +(?:-\w, )?--([a-z][a-z-]+)", said, re.MULTILINE)) - {"help", "version"}}
    for name in re.findall(r"^  ([a-z]+)", listed[1], re.MULTILINE) if listed else []:
        if name != "help":
            found |= words_of(program, *command, name)
    return found


def complete(pages: dict[str, bytes] | None, completions: dict[str, bytes], folder: Path) -> None:
    """Pages and completions by file name; a package for Windows has no pages."""
    known = words_of(folder / "orchestrator")
    if pages is not None:
        equal(sorted(pages), sorted("-".join(["orchestrator", *command]) + ".1" for command in known))
        for command, options in known.items():
            page = pages["-".join(["orchestrator", *command]) + ".1"].decode().replace("\\-", "-")
            equal((command, {name for name in options if f"--{name}" not in page}), (command, set()))
    for name, script in completions.items():
        words = {*re.findall(r"[a-z]+(?:-[a-z]+)*", script.decode())}
        wanted = {word for command, options in known.items() for word in [*command, *options]}
        equal((name, wanted - words), (name, set()))


def content_of(path: Path) -> dict[str, bytes]:
    """Files of an archive but the program, by their names in its folder."""
    if path.suffix == ".zip":
        with zipfile.ZipFile(path) as archive:
            return {name.split("/", 1)[1]: archive.read(name) for name in archive.namelist()}
    with tarfile.open(path) as archive:
        members = [member for member in archive if not member.name.endswith("/orchestrator")]
        return {member.name.split("/", 1)[1]: archive.extractfile(member).read() for member in members}


def look_at_archive(path: Path, folder: Path) -> None:
    content = content_of(path)
    below = lambda start: {name.removeprefix(start): data for name, data in content.items() if name.startswith(start)}  # noqa: E731
    completions = below("completions/")
    equal(sorted(completions), ["_orchestrator", "orchestrator.bash", "orchestrator.fish", "orchestrator.ps1"])
    complete(None if path.suffix == ".zip" else below("man/man1/"), completions, folder)


def look_at_debian(path: Path, folder: Path) -> None:
    content = subprocess.check_output(["dpkg-deb", "--fsys-tarfile", path])
    with tarfile.open(fileobj=io.BytesIO(content)) as tree:
        read = lambda name: tree.extractfile(name).read()  # noqa: E731
        share = "./usr/share/"
        pages = [name for name in tree.getnames() if name.startswith(f"{share}man/man1/")]
        completions = ["bash-completion/completions/orchestrator", "zsh/vendor-completions/_orchestrator"]
        completions.append("fish/vendor_completions.d/orchestrator.fish")
        named = {Path(page).stem: gzip.decompress(read(page)) for page in pages}
        complete(named, {name: read(share + name) for name in completions}, folder)


def look_at_bundle(path: Path, folder: Path) -> None:
    place = folder / f"{path.name}-manifest"
    with zipfile.ZipFile(path) as bundle:
        bundle.extract("manifest.json", place)
        manifest = json.loads(bundle.read("manifest.json"))
        equal(bundle.getinfo(manifest["server"]["entry_point"]).external_attr >> 16, 0o100755)
    run(NPM / "mcpb", "validate", place / "manifest.json")


def look_at_wheel(path: Path) -> None:
    run(BIN / "twine", "check", "--strict", path)
    run(BIN / "check-wheel-contents", path)


def look_at_npm(path: Path) -> None:
    with tarfile.open(path) as package:
        manifest = json.load(package.extractfile("package/package.json"))
    equal([manifest["version"], manifest.get("scripts")], [VERSION, None])
    run("npm", "pack", "--dry-run", "--offline", path)


def look_at_server(path: Path, out: Path) -> None:
    server = json.loads(path.read_text())
    schema = Path(skillsaw.__file__).parent / "schemas/mcp_registry/v2025_12_11/server.schema.json"
    jsonschema.validate(server, json.loads(schema.read_text()), jsonschema.Draft7Validator)
    # What the registry asks of the packages: that they name the server.
    with tarfile.open(out / f"orchestrator-mcp-{VERSION}.tgz") as package:
        equal(json.load(package.extractfile("package/package.json"))["mcpName"], server["name"])
    wheel = next(out.glob("*.whl"))
    with zipfile.ZipFile(wheel) as content:
        page = content.read(f"orchestrator_mcp-{VERSION}.dist-info/METADATA").decode()
    equal(f"mcp-name: {server['name']}" in page, True)


def look_at_winget(out: Path) -> None:
    usual = {"PackageIdentifier", "PackageVersion", "ManifestType", "ManifestVersion"}
    demanded = {
        "version": {"DefaultLocale"},
        "defaultLocale": {"PackageLocale", "Publisher", "PackageName", "License", "ShortDescription"},
        "installer": {"Installers"},
    }
    manifests = [yaml.safe_load(path.read_text()) for path in sorted((out / "winget").iterdir())]
    equal({manifest["ManifestType"] for manifest in manifests}, demanded.keys())
    for manifest in manifests:
        equal((usual | demanded[manifest["ManifestType"]]) - manifest.keys(), set())
