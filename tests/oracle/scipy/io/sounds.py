# Sounds
import io
import numpy as np
import scipy.io


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


from scipy.io import wavfile

for samples in (np.arange(-2, 3, dtype=np.int16), np.array([[0, 0.5], [-0.5, 1]], dtype=np.float32), np.arange(3, dtype=np.uint8), np.array([1, -(2**31)], dtype=np.int32)):
    file = io.BytesIO()
    wavfile.write(file, 8000, samples)
    raw = file.getvalue()
    rate, back = wavfile.read(io.BytesIO(raw))
    print(rate, back.dtype, back.tolist(), len(raw), raw[:4], raw[20:24])
refused(lambda: wavfile.write(io.BytesIO(), 8000, np.arange(3, dtype=np.uint16)))
refused(lambda: wavfile.read(io.BytesIO(b"text, not a sound")))
refused(lambda: wavfile.read(io.BytesIO(b"RIFF\x00\x00\x00\x00AVI ")))
