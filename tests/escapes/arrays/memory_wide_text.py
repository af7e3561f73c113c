# attack: an array of many short texts that says it is wide, to hold more than is counted
# stopped by: MemoryLimit
# limits: timeout=20 memory=256M
import numpy as np

held = []
while True:
    held.append(np.full(10**6, "x", dtype="U1000000"))
    # Each takes a place for the text and a block for its letter: 40 bytes, 16 of them for the letter.
    if len(held) * 10**6 * 40 > 300 << 20:
        print("ESCAPED with", len(held), "million texts")
        break
