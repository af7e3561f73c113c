"""The wheel: the program as a script of a Python environment. Nothing of it is compiled against Python."""

import base64
import hashlib
from pathlib import Path

from make.containers import Entry, files, write_zip
from make.release import TEMPLATES, VERSION, Release, filled

NAME = f"orchestrator_mcp-{VERSION}"


def make(release: Release, moment: int) -> Path:
    target = release.target
    # A program that needs the libc of this machine is for this machine; PyPI takes no such tag.
    tags = target.wheel if release.is_static else (f"linux_{target.triple.split('-')[0]}",)
    about = f"{NAME}.dist-info/"
    licences = {name: data for name, data in release.documents.items() if name != "README.md"}
    entries = [
        Entry("orchestrator_mcp/__init__.py", (TEMPLATES / "wheel/__init__.py").read_bytes()),
        Entry("orchestrator_mcp/__main__.py", (TEMPLATES / "wheel/__main__.py").read_bytes()),
        Entry(f"{NAME}.data/scripts/{target.program}", release.binary, 0o755),
        *files(f"{about}licenses/", licences),
        Entry(f"{about}sboms/orchestrator.cdx.json", release.bill),
        Entry(f"{about}METADATA", metadata(sorted(licences)).encode()),
        Entry(f"{about}WHEEL", wheel(tags).encode()),
        Entry(f"{about}entry_points.txt", b"[console_scripts]\norchestrator-mcp = orchestrator_mcp:main\n"),
    ]
    path = release.out / f"{NAME}-py3-none-{'.'.join(tags)}.whl"
    write_zip(path, [*entries, record(entries, f"{about}RECORD")], moment)
    return path


def metadata(licences: list[str]) -> str:
    """`METADATA`: its head, and the page that the index shows."""
    head, page = filled("wheel/METADATA"), filled("wheel/README.md")
    return head + "".join(f"License-File: {name}\n" for name in licences) + "\n" + page


def wheel(tags: tuple[str, ...]) -> str:
    lines = ["Wheel-Version: 1.0", "Generator: orchestrator", "Root-Is-Purelib: false"]
    return "\n".join([*lines, *(f"Tag: py3-none-{tag}" for tag in tags)]) + "\n"


def record(entries: list[Entry], name: str) -> Entry:
    """Every file with its digest and length; the record itself without."""
    lines = []
    for entry in entries:
        digest = base64.urlsafe_b64encode(hashlib.sha256(entry.data).digest()).rstrip(b"=").decode()
        lines.append(f"{entry.name},sha256={digest},{len(entry.data)}\n")
    return Entry(name, ("".join(lines) + f"{name},,\n").encode())
