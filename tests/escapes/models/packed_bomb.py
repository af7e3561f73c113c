# attack: a small file of joblib that unpacks to gigabytes
# stopped by: MemoryLimit
# limits: timeout=120 memory=256M
import zlib

import joblib

packer = zlib.compressobj(9)
with open("models/bomb.joblib", "wb") as file:
    for _ in range(2048):
        file.write(packer.compress(b"\0" * (1 << 20)))
    file.write(packer.flush())
joblib.load("models/bomb.joblib")
print("ESCAPED: two gigabytes were unpacked")
