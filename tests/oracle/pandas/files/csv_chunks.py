# Reading in pieces
import io
import pandas as pd

text = "a,b\n" + "".join(f"{i},{i * i}\n" for i in range(10))
for chunk in pd.read_csv(io.StringIO(text), chunksize=4):
    print(chunk.index.tolist(), chunk["b"].sum())
total = pd.concat(pd.read_csv(io.StringIO(text), chunksize=3))
print(total.shape)
reader = pd.read_csv(io.StringIO(text), iterator=True)
print(reader.get_chunk(2))
print(reader.get_chunk(3))
with pd.read_csv(io.StringIO(text), chunksize=5) as parts:
    print([len(part) for part in parts])
