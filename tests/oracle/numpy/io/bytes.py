# tobytes, frombuffer, tolist
import numpy as np

a = np.array([1, 2], dtype=np.int16)
print(a.tobytes(), np.frombuffer(a.tobytes(), dtype=np.int16), a.tolist(), np.array([[1.5]]).tolist(), bytes(np.array([65, 66], dtype=np.uint8)), a.byteswap(), bytearray(np.array([1], dtype=np.uint8)))
