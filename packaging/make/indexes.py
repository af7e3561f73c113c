"""What names packages of every platform, with their checksums: made of whatever lies in the folder."""

import hashlib
import json
import shutil
import tarfile
from pathlib import Path

from make import npm
from make.release import DOWNLOADS, HOMEPAGE, HOST, TARGETS, TEMPLATES, VERSION, Target, documents, filled


def make(out: Path, moment: int) -> None:
    targets = [target for target in TARGETS if (out / target.archive).is_file()]
    npm.make_main(targets, documents(), out, moment)
    make_server(targets, out)
    make_formula([target for target in targets if target.system != "win32"], out)
    make_image([target for target in targets if target.docker], out)
    windows = [target for target in targets if target.system == "win32"]
    if windows:
        make_winget(windows[0], out)
    make_sums(out)


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def make_server(targets: list[Target], out: Path) -> None:
    """`server.json`, for the registry of MCP servers: each bundle with its checksum, and both indexes of packages."""
    server = json.loads(filled("registry/server.json"))
    if HOST == "github.com":
        server["repository"] = {"url": HOMEPAGE, "source": "github"}
    transport = {"type": "stdio"}
    for target in targets:
        bundle = out / target.bundle
        address = f"{DOWNLOADS}/{bundle.name}"
        package = {"registryType": "mcpb", "identifier": address, "version": VERSION, "fileSha256": digest(bundle)}
        server["packages"].append(package | {"transport": transport})
    (out / "server.json").write_text(json.dumps(server, indent=2) + "\n")


def make_formula(targets: list[Target], out: Path) -> None:
    """For Homebrew, on macOS and Linux."""
    systems = {}
    for target in targets:
        systems.setdefault({"darwin": "macos", "linux": "linux"}[target.system], []).append(target)
    lines = []
    for system, members in sorted(systems.items(), reverse=True):
        lines.append(f"  on_{system} do")
        for target in members:
            lines += [
                f"    on_{'arm' if target.cpu == 'arm64' else 'intel'} do",
                f'      url "{DOWNLOADS}/{target.archive}"',
                f'      sha256 "{digest(out / target.archive)}"',
                "    end",
            ]
        lines += ["  end", ""]
    (out / "orchestrator.rb").write_text(filled("homebrew/orchestrator.rb", PLATFORMS="\n".join(lines).rstrip()))


def make_winget(target: Target, out: Path) -> None:
    """Three files, as the community's repository wants them."""
    folder = out / "winget"
    folder.mkdir(exist_ok=True)
    for template in sorted((TEMPLATES / "winget").glob("*.yaml")):
        text = filled(f"winget/{template.name}", ARCHIVE=target.archive, DIGEST=digest(out / target.archive).upper())
        (folder / template.name).write_text(text)


def make_image(targets: list[Target], out: Path) -> None:
    """A folder to build the image in: the programs of Linux where the builder looks for those of its platform."""
    folder = out / "docker"
    folder.mkdir(exist_ok=True)
    (folder / "Dockerfile").write_text(filled("docker/Dockerfile"))
    for target in targets:
        path = folder / target.docker / target.program
        path.parent.mkdir(parents=True, exist_ok=True)
        member = f"orchestrator-{VERSION}-{target.triple}/{target.program}"
        with tarfile.open(out / target.archive) as archive, archive.extractfile(member) as source, path.open("wb") as program:
            shutil.copyfileobj(source, program)
        path.chmod(0o755)


def make_sums(out: Path) -> None:
    packages = sorted(path for path in out.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    (out / "SHA256SUMS").write_text("".join(f"{digest(path)}  {path.name}\n" for path in packages))
