# attack: files of every format with bytes that are not theirs
# prints: 1200 spoiled files read or refused
# limits: timeout=30 memory=512M
import random
import warnings
import zlib

import numpy as np
import pandas as pd

warnings.simplefilter("ignore")
chance = random.Random(1)
frame = pd.DataFrame({"a": range(20), "b": [number * 0.5 for number in range(20)], "c": [str(number) for number in range(20)]})
frame["t"] = pd.date_range("2020", periods=20)
frame["k"] = pd.Categorical(list("ab") * 10)
frame["n"] = [None, "x"] * 10
FORMATS = (
    ("parquet", frame.to_parquet, pd.read_parquet),
    ("gz.parquet", lambda path: frame.to_parquet(path, compression="gzip"), pd.read_parquet),
    ("zst.parquet", lambda path: frame.to_parquet(path, compression="zstd"), pd.read_parquet),
    ("xlsx", frame.to_excel, pd.read_excel),
    ("csv.gz", frame.to_csv, pd.read_csv),
    ("json", frame.to_json, pd.read_json),
    ("npy", lambda path: np.save(path, np.arange(24).reshape(4, 6)), np.load),
    ("npz", lambda path: np.savez_compressed(path, a=np.arange(300)), lambda path: dict(np.load(path))),
)


def spoil(content):
    content = bytearray(content)
    place = chance.randrange(len(content))
    match chance.randrange(4):
        case 0:
            content[place] = chance.choice([0, 127, 128, 255])
        case 1:
            del content[place:]
        case 2:
            content[place:place] = chance.choice([bytes(8), b"\xff" * 8, b"\xff\xff\xff\x7f"])
        case 3:
            del content[place : place + chance.randrange(1, 9)]
    return bytes(content)


for ending, write, read in FORMATS:
    path = f"workspace/spoiled.{ending}"
    write(path)
    with open(path, "rb") as file:
        content = file.read()
    for _ in range(150):
        with open(path, "wb") as file:
            file.write(spoil(content))
        try:
            repr(read(path))
        except (ArithmeticError, EOFError, LookupError, NotImplementedError, OSError, SyntaxError, TypeError, ValueError, zlib.error) as error:
            for word in ("panicked", ".rs:", "unwrap"):
                if word in str(error):
                    print("ESCAPED", ending, error)
print(len(FORMATS) * 150, "spoiled files read or refused")
