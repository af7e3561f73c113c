"""loadmat, savemat and whosmat: MAT-files of version 5."""

import struct
import time
import warnings
import zlib
from io import BytesIO

from scipy._refusals import refuse
from scipy.io._mat_reader import Reader, plain
from scipy.io._mat_types import CHAR, COMPRESSED, MatReadWarning, MatWriteWarning, WORDS
from scipy.io._mat_writer import Writer


def _opened(file, appendmat, mode):
    """An open file and whether we opened it."""
    if hasattr(file, "read" if mode == "rb" else "write"):
        return file, False
    try:
        return open(file, mode), True
    except OSError:
        if not isinstance(file, str):
            raise OSError("Reader needs file name or open file-like object") from None
        if appendmat and not file.endswith(".mat"):
            file += ".mat"
        return open(file, mode), True


def loadmat(
    file_name, mdict=None, appendmat=True, *, spmatrix=True, byte_order=None, mat_dtype=False, squeeze_me=False,
    chars_as_strings=True, matlab_compatible=False, struct_as_record=True, verify_compressed_data_integrity=True,
    variable_names=None, uint16_codec=None, simplify_cells=False
):
    """The variables of a MAT-file as a dictionary."""
    if uint16_codec is not None or byte_order is not None:
        refuse(f"scipy.io.loadmat({'uint16_codec' if uint16_codec is not None else 'byte_order'}=)")
    if not spmatrix:
        refuse("scipy.io.loadmat(spmatrix=False)")
    if matlab_compatible:
        mat_dtype, squeeze_me, chars_as_strings = True, False, False
    stream, ours = _opened(file_name, appendmat, "rb")
    try:
        reader = Reader(stream.read(), mat_dtype, squeeze_me, chars_as_strings, struct_as_record, simplify_cells)
    finally:
        if ours:
            stream.close()
    wanted = [variable_names] if isinstance(variable_names, str) else None if variable_names is None else list(variable_names)
    found = {"__header__": reader.data[:116].strip(b" \t\n\x00"), "__version__": reader.version, "__globals__": []}
    for header, part in reader.variables():
        name = header["name"] or "__function_workspace__"
        if name in found:
            words = (
                f'Duplicate variable name "{name}" in stream - replacing previous with '
                f'new\nConsiderscipy.io.matlab.varmats_from_mat to split file '
                "into single variable files"
            )
            warnings.warn(words, MatReadWarning, stacklevel=2)
        if wanted is not None and name not in wanted:
            continue
        found[name] = reader.value(header, part) if header["name"] else None
        if header["global"]:
            found["__globals__"].append(name)
    if simplify_cells:
        found = {name: plain(value) for name, value in found.items()}
    if mdict is None:
        return found
    mdict.update(found)
    return mdict


def whosmat(file_name, appendmat=True, **kwargs):
    """Name, shape and class of each variable of a MAT-file."""
    stream, ours = _opened(file_name, appendmat, "rb")
    try:
        reader = Reader(stream.read(), False, False, True, True, False)
    finally:
        if ours:
            stream.close()
    found = []
    for header, part in reader.variables():
        shape = header["shape"]
        if header["class"] == CHAR and kwargs.get("chars_as_strings", True):
            shape = shape[:-1]
        found.append(
            (
                header["name"] or "__function_workspace__", tuple(shape),
                "logical" if header["logical"] else WORDS.get(header["class"], "unknown")
            )
        )
    return found


def savemat(file_name, mdict, appendmat=True, format="5", long_field_names=False, do_compression=False, oned_as="row"):
    """Writes a dictionary of variables as a MAT-file."""
    if format == "4":
        refuse("scipy.io.savemat(format='4')", "use '5'")
    if format != "5":
        raise ValueError("Format should be '4' or '5'")
    if appendmat and isinstance(file_name, str) and not file_name.endswith(".mat"):
        file_name += ".mat"
    writer, parts = Writer(long_field_names, oned_as), BytesIO()
    title = f"MATLAB 5.0 MAT-file Platform: posix, Created on: {time.asctime()}"
    parts.write(title.encode("latin-1").ljust(124, b"\0") + struct.pack("<H", 256) + b"IM")
    for name, value in mdict.items():
        if name[0] == "_":
            warnings.warn(f"Starting field name with a underscore ({name}) is ignored", MatWriteWarning, stacklevel=2)
            continue
        raw = writer.value(value, name)
        if do_compression:
            raw = zlib.compress(raw)
            raw = struct.pack("<II", COMPRESSED, len(raw)) + raw
        parts.write(raw)
    stream, ours = _opened(file_name, False, "wb")
    try:
        stream.write(parts.getvalue())
    finally:
        if ours:
            stream.close()
