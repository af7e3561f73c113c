"""Sounds as WAV-files."""

import struct
import warnings

import numpy as np

__all__ = ["WavFileWarning", "read", "write"]
PCM, FLOAT, EXTENSIBLE = 1, 3, 0xFFFE


class WavFileWarning(UserWarning):
    """Something in a sound file is strange."""


def _format(data, at, size, order):
    if size < 16:
        raise ValueError("Binary structure of wave file is not compliant")
    tag, channels, rate, per_second, align, depth = struct.unpack(order + "HHIIHH", data[at : at + 16])
    if tag == EXTENSIBLE and size >= 18:
        more = struct.unpack(order + "H", data[at + 16 : at + 18])[0]
        if more < 22:
            raise ValueError("Binary structure of wave file is not compliant")
        guid = data[at + 24 : at + 40]
        if guid.endswith(b"\x00\x00\x10\x00\x80\x00\x00\xaa\x00\x38\x9b\x71"):
            tag = struct.unpack(order + "I", guid[:4])[0]
    if tag not in (PCM, FLOAT):
        names = {0: "UNKNOWN", 2: "ADPCM", 6: "ALAW", 7: "MULAW", 85: "MPEGLAYER3"}
        raise ValueError(f"Unknown wave file format: {names.get(tag, f'{tag:#06x}')}. Supported formats: PCM, IEEE_FLOAT")
    if tag == PCM and per_second != rate * align:
        raise ValueError(
            f"WAV header is invalid: nAvgBytesPerSec must equal product of nSamplesPerSec and nBlockAlign, but file has "
            f"nSamplesPerSec = {rate}, "
            f"nBlockAlign = {align}, and nAvgBytesPerSec = {per_second}"
        )
    return tag, channels, rate, align, depth


def _samples(raw, tag, channels, align, depth, order):
    each = align // channels
    if tag == FLOAT:
        if depth not in (32, 64):
            raise ValueError(f"Unsupported bit depth: the WAV file has {depth}-bit floating-point data.")
        values = np.frombuffer(raw[: len(raw) // each * each], dtype=f"{order}f{each}")
    elif 1 <= depth <= 8:
        values = np.frombuffer(raw, dtype="u1")
    elif each == 3:
        table = np.frombuffer(raw[: len(raw) // 3 * 3], dtype="u1").reshape(-1, 3).astype(np.int64)
        table = table if order == "<" else table[:, ::-1]
        # Three bytes are the upper ones of four.
        values = ((table[:, 0] << 8) | (table[:, 1] << 16) | (table[:, 2] << 24)).astype(np.uint32).view(np.int32)
    elif each in (2, 4, 8) and depth <= 64:
        values = np.frombuffer(raw[: len(raw) // each * each], dtype=f"{order}i{each}")
    elif depth <= 64:
        raise NotImplementedError(f"scipy.io.wavfile.read() of samples of {each} bytes is not available")
    else:
        raise ValueError(f"Unsupported bit depth: the WAV file has {depth}-bit integer data.")
    values = values.astype(values.dtype.newbyteorder("=")) if order == ">" else values.copy()
    return values.reshape(-1, channels) if channels > 1 else values


def read(filename, mmap=False):
    """The rate and the samples of a sound file."""
    if mmap:
        raise NotImplementedError("scipy.io.wavfile.read(mmap=True) is not available")
    if hasattr(filename, "read"):
        data = filename.read()
    else:
        with open(filename, "rb") as stream:
            data = stream.read()
    if data[:4] not in (b"RIFF", b"RIFX"):
        raise ValueError(f"File format {data[:4]!r} not understood. Only 'RIFF', 'RIFX', and 'RF64' supported.")
    order = "<" if data[:4] == b"RIFF" else ">"
    if data[8:12] != b"WAVE":
        raise ValueError(f"Not a WAV file. RIFF form type is {data[8:12]!r}.")
    at, end, form, values = 12, min(len(data), struct.unpack(order + "I", data[4:8])[0] + 8), None, None
    while at < end:
        name = data[at : at + 4]
        if not name:
            if values is None:
                raise ValueError("Unexpected end of file.")
            warnings.warn("Reached EOF prematurely", WavFileWarning, stacklevel=2)
            break
        if len(name) < 4:
            words = f"Incomplete chunk ID: {name!r}"
            if values is not None and form is not None:
                warnings.warn(words + ", ignoring it.", WavFileWarning, stacklevel=2)
                break
            raise ValueError(words)
        size = struct.unpack(order + "I", data[at + 4 : at + 8])[0] if len(data) >= at + 8 else 0
        if name == b"fmt ":
            form = _format(data, at + 8, size, order)
        elif name == b"data":
            if form is None:
                raise ValueError("No fmt chunk before data")
            values = _samples(data[at + 8 : at + 8 + size], form[0], form[1], form[3], form[4], order)
        elif name not in (b"fact", b"LIST", b"JUNK", b"Fake"):
            warnings.warn("Chunk (non-data) not understood, skipping it.", WavFileWarning, stacklevel=2)
        at += 8 + size + size % 2
    return form[2], values


def write(filename, rate, data):
    """Writes samples as a sound file."""
    data = np.asarray(data)
    kind, size = data.dtype.kind, data.dtype.itemsize
    if not (kind == "i" or kind == "f" or (kind == "u" and size == 1)) or (kind == "f" and size == 2):
        raise ValueError(f"Unsupported data type '{data.dtype}'")
    tag = FLOAT if kind == "f" else PCM
    channels = 1 if data.ndim == 1 else data.shape[1]
    form = struct.pack("<HHIIHH", tag, channels, rate, rate * size * channels, channels * size, size * 8)
    if kind not in "iu":
        form += b"\x00\x00"
    head = b"WAVE" + b"fmt " + struct.pack("<I", len(form)) + form
    if kind not in "iu":
        head += b"fact" + struct.pack("<II", 4, data.shape[0])
    if len(head) + 8 + data.nbytes > 0xFFFFFFFF:
        raise ValueError("Data exceeds wave file size limit")
    raw = data.astype(data.dtype.newbyteorder("<")).tobytes()
    body = head + b"data" + struct.pack("<I", len(raw)) + raw
    whole = b"RIFF" + struct.pack("<I", len(body)) + body
    if hasattr(filename, "write"):
        filename.write(whole)
        if hasattr(filename, "seek"):
            filename.seek(0)
    else:
        with open(filename, "wb") as stream:
            stream.write(whole)
