"""The Debian package: the program, its pages and completions where Debian looks for them."""

import gzip
import hashlib
import os
import subprocess
import tempfile
from email.utils import formatdate
from pathlib import Path

from make.containers import Entry
from make.release import ROOT, TEMPLATES, VERSION, Release, filled

# A version before a release sorts before it; the packaging is the first of its version.
DEBIAN_VERSION = VERSION.replace("-", "~", 1) + "-1"


def make(release: Release, moment: int) -> Path:
    path = release.out / f"orchestrator_{DEBIAN_VERSION}_{release.target.debian}.deb"
    entries = content(release, moment)
    control = filled(
        "deb/control",
        DEBIAN_VERSION=DEBIAN_VERSION,
        ARCHITECTURE=release.target.debian,
        SIZE=str(sum(len(entry.data) + 1023 >> 10 for entry in entries)),
        DEPENDS="" if release.is_static else "Depends: libc6 (>= 2.34), libgcc-s1\n",
    )
    sums = "".join(f"{hashlib.md5(entry.data).hexdigest()}  {entry.name}\n" for entry in entries)
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        tree.chmod(0o755)
        for entry in [*entries, Entry("DEBIAN/control", control.encode()), Entry("DEBIAN/md5sums", sums.encode())]:
            file = tree / entry.name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(entry.data)
            file.chmod(entry.mode)
        # Whatever the user's mask is, folders of a system are read by all.
        for parent, _, _ in os.walk(tree):
            os.chmod(parent, 0o755)
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, path]
        environment = os.environ | {"SOURCE_DATE_EPOCH": str(moment)}
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    return path


def content(release: Release, moment: int) -> list[Entry]:
    """Files of the package; licences as Debian keeps them, in one file that says whose they are."""
    share, about = "usr/share/", "usr/share/doc/orchestrator/"
    licences = ("LICENSE-MIT", "FONT-LICENSE", "THIRD-PARTY-LICENSES.txt")
    copyright = filled("deb/copyright", MIT=indented(release.documents["LICENSE-MIT"]))
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    packaging = filled("deb/changelog", DEBIAN_VERSION=DEBIAN_VERSION, DATE=formatdate(moment))
    entries = [
        Entry("usr/bin/orchestrator", release.binary, 0o755),
        Entry(f"{about}copyright", copyright.encode()),
        Entry(f"{about}changelog.gz", packed(changes)),
        Entry(f"{about}changelog.Debian.gz", packed(packaging.encode())),
        Entry(f"{about}orchestrator.cdx.json.gz", packed(release.bill)),
        *(Entry(f"{about}{name}.gz", packed(release.documents[name])) for name in licences if name in release.documents),
        *(Entry(f"{about}{name}", release.documents[name]) for name in ("NOTICE", "README.md")),
        Entry(f"{share}lintian/overrides/orchestrator", (TEMPLATES / "deb/lintian-overrides").read_bytes()),
        *(Entry(f"{share}man/man1/{name}.gz", packed(page)) for name, page in release.pages.items()),
        Entry(f"{share}bash-completion/completions/orchestrator", release.completions["orchestrator.bash"]),
        Entry(f"{share}zsh/vendor-completions/_orchestrator", release.completions["_orchestrator"]),
        Entry(f"{share}fish/vendor_completions.d/orchestrator.fish", release.completions["orchestrator.fish"]),
    ]
    return sorted(entries, key=lambda entry: entry.name)


def packed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def indented(text: bytes) -> str:
    """A licence as a field of Debian's copyright file: an empty line is a dot."""
    return "\n".join(f" {line}" if line.strip() else " ." for line in text.decode().rstrip().splitlines())
