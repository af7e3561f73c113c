# attack: a small compressed file that is a large one inside
# stopped by: MemoryLimit
# limits: timeout=20 memory=64M
import zlib

import pandas as pd

packer = zlib.compressobj(1, zlib.DEFLATED, 31)
with open("workspace/bomb.csv.gz", "wb") as file:
    for _ in range(200):
        file.write(packer.compress(b"1,2,3\n" * 200_000))
    file.write(packer.flush())
print("ESCAPED", pd.read_csv("workspace/bomb.csv.gz").shape)
