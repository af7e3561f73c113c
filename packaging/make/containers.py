"""Archives whose bytes depend on nothing but what is in them."""

import dataclasses
import gzip
import io
import tarfile
import time
import zipfile
from collections.abc import Iterable
from pathlib import Path


@dataclasses.dataclass(frozen=True)
class Entry:
    name: str
    data: bytes
    mode: int = 0o644


def files(folder: str, content: dict[str, bytes]) -> list[Entry]:
    return [Entry(folder + name, data) for name, data in sorted(content.items())]


def write_tar(path: Path, entries: Iterable[Entry], moment: int) -> None:
    with path.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=moment) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
            for entry in entries:
                about = tarfile.TarInfo(entry.name)
                about.size, about.mode, about.mtime = len(entry.data), entry.mode, moment
                tar.addfile(about, io.BytesIO(entry.data))


def write_zip(path: Path, entries: Iterable[Entry], moment: int) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for entry in entries:
            about = zipfile.ZipInfo(entry.name, time.gmtime(moment)[:6])
            # Made on Unix, so that the mode means something; a regular file.
            about.create_system, about.external_attr = 3, (0o100000 | entry.mode) << 16
            about.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(about, entry.data, compresslevel=9)
