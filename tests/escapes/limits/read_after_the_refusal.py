# attack: outlive the limit of bytes read, and try every other reader
# prints: 4 reads
# prints: refused 6 of 6
# limits: read=1M
from pathlib import Path

import pandas as pd

path = "/project/workspace/big.csv"
other = "/project/data/raw/input.csv"
with open(path, "w") as file:
    file.write("x" * (256 << 10))
n_reads = 0
while True:
    try:
        with open(path) as file:
            file.read()
    except OSError:
        break
    n_reads += 1
print(n_reads, "reads")


def part():
    with open(other, "rb", buffering=0) as file:
        return file.readinto(bytearray(1))


readers = [
    lambda: open(other).readline(),
    lambda: Path(other).read_bytes(),
    lambda: pd.read_csv(other),
    lambda: pd.read_csv(other, nrows=1),
    lambda: read_file(other),
    part,
]
n_refused = 0
for read in readers:
    try:
        read()
        print("ESCAPED: read on")
    except OSError:
        n_refused += 1
print("refused", n_refused, "of", len(readers))
