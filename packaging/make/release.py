"""What is packaged: version, platform, addresses and the files that go along. Every kind of package asks here."""

import dataclasses
import os
import subprocess
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[2]
TEMPLATES = ROOT / "packaging"
MANIFEST = tomllib.loads((ROOT / "Cargo.toml").read_text(encoding="utf-8"))
VERSION: str = MANIFEST["workspace"]["package"]["version"]
LICENCE: str = MANIFEST["workspace"]["package"]["license"]
DESCRIPTION: str = MANIFEST["package"]["description"]
AUTHORS = "The Orchestrator authors"
# The name in registries of packages, where the plain one is not free.
PACKAGE = "orchestrator-mcp"

# The source is not published at an address of its own: whoever makes a release says where.
HOMEPAGE = os.environ.get("ORCHESTRATOR_HOMEPAGE", "https://example.com").rstrip("/")
DOWNLOADS = os.environ.get("ORCHESTRATOR_DOWNLOADS", f"{HOMEPAGE}/releases/download/v{VERSION}").rstrip("/")
HOST = urlsplit(HOMEPAGE).hostname or "example.com"
MAINTAINER = os.environ.get("ORCHESTRATOR_MAINTAINER", f"{AUTHORS} <orchestrator@{HOST}>")


@dataclasses.dataclass(frozen=True)
class Target:
    """A platform, as each registry calls it."""

    triple: str
    # As Node says it: `process.platform` and `process.arch`.
    system: str
    cpu: str
    # Platform tags of Python, for a binary that stands alone.
    wheel: tuple[str, ...]
    debian: str = ""
    docker: str = ""

    @property
    def program(self) -> str:
        return "orchestrator.exe" if self.system == "win32" else "orchestrator"

    @property
    def archive(self) -> str:
        return f"orchestrator-{VERSION}-{self.triple}" + (".zip" if self.system == "win32" else ".tar.gz")

    @property
    def bundle(self) -> str:
        return f"orchestrator-{VERSION}-{self.triple}.mcpb"

    @property
    def npm(self) -> str:
        return f"@{PACKAGE}/{self.system}-{self.cpu}"


def linux_tags(machine: str) -> tuple[str, ...]:
    """Static, so with every libc; the kernel must be as old as manylinux2014's at most."""
    return (f"manylinux_2_17_{machine}", f"manylinux2014_{machine}", f"musllinux_1_1_{machine}")


TARGETS = (
    Target("x86_64-unknown-linux-gnu", "linux", "x64", linux_tags("x86_64"), "amd64", "linux/amd64"),
    Target("aarch64-unknown-linux-gnu", "linux", "arm64", linux_tags("aarch64"), "arm64", "linux/arm64"),
    Target("aarch64-apple-darwin", "darwin", "arm64", ("macosx_11_0_arm64",)),
    Target("x86_64-apple-darwin", "darwin", "x64", ("macosx_10_12_x86_64",)),
    Target("x86_64-pc-windows-msvc", "win32", "x64", ("win_amd64",)),
)


@dataclasses.dataclass(frozen=True)
class Release:
    """One binary with everything that is shipped with it. The texts are by file name."""

    target: Target
    binary: bytes
    documents: dict[str, bytes]
    pages: dict[str, bytes]
    completions: dict[str, bytes]
    tools: list[dict[str, str]]
    bill: bytes
    out: Path

    @property
    def is_static(self) -> bool:
        """Whether it needs nothing of the system it is copied to. Only Linux has such programs."""
        return self.target.system != "linux" or not names_interpreter(self.binary)


def names_interpreter(program: bytes) -> bool:
    """Whether a 64-bit ELF file asks for a dynamic linker: a program header of type 3."""
    if program[:4] != b"\x7fELF":
        return False
    start, size, count = (int.from_bytes(program[at : at + n], "little") for at, n in ((32, 8), (54, 2), (56, 2)))
    kinds = (program[start + i * size : start + i * size + 4] for i in range(count))
    return any(int.from_bytes(kind, "little") == 3 for kind in kinds)


def documents() -> dict[str, bytes]:
    """What the licences ask to be with every copy, and how to begin."""
    names = ("README.md", "LICENSE", "LICENSE-MIT", "LICENSE-APACHE", "NOTICE", "kernels/plot/FONT-LICENSE")
    return {Path(name).name: (ROOT / name).read_bytes() for name in names}


def manual(program: Path, folder: Path) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Pages for `man` and completions, by the program itself."""
    subprocess.run([program, "manual", folder], check=True)
    pages = {page.name: page.read_bytes() for page in sorted(folder.iterdir())}
    shells = {"bash": "orchestrator.bash", "zsh": "_orchestrator", "fish": "orchestrator.fish", "powershell": "orchestrator.ps1"}
    return pages, {name: subprocess.check_output([program, "completions", shell]) for shell, name in shells.items()}


def moment() -> int:
    """The time that packages carry, so that the same files make the same package: the commit's."""
    if stated := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(stated)
    return int(subprocess.check_output(["git", "log", "-1", "--format=%ct"], cwd=ROOT))


def filled(template: str, **values: str) -> str:
    """A template with `@NAME@` replaced; the usual values need not be named."""
    usual = {
        "VERSION": VERSION,
        "DESCRIPTION": DESCRIPTION,
        "LICENCE": LICENCE,
        "HOMEPAGE": HOMEPAGE,
        "DOWNLOADS": DOWNLOADS,
        "AUTHORS": AUTHORS,
        "MAINTAINER": MAINTAINER,
        "SERVER": server_name(),
    }
    text = (TEMPLATES / template).read_text(encoding="utf-8")
    for name, value in (usual | values).items():
        text = text.replace(f"@{name}@", value)
    return text


def server_name() -> str:
    """The name in the registry of MCP servers: it proves who may use it by the address, read backwards."""
    if HOST == "github.com":
        owner = urlsplit(HOMEPAGE).path.split("/")[1].lower()
        return f"io.github.{owner}/orchestrator"
    return ".".join(reversed(HOST.split("."))) + "/orchestrator"
