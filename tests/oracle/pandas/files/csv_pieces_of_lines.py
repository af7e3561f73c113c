# pieces remember which lines were skipped, and where they are
import io
import pandas as pd

text = "skip\na,b\n" + "".join(f"{i},{i * i}\n" for i in range(12))
for piece in pd.read_csv(io.StringIO(text), skiprows=[0, 4, 9], chunksize=4):
    print(piece.index.tolist(), piece.values.tolist())
with pd.read_csv(io.StringIO(text), skiprows=1, iterator=True) as reader:
    print(reader.get_chunk(2).values.tolist(), reader.get_chunk(1).index.tolist(), len(reader.read()))
try:
    for piece in pd.read_csv(io.StringIO("a,b\n1,2\n3,4\n5,6\n7,8\n9,0,1\n"), chunksize=5):
        print(len(piece))
except pd.errors.ParserError as error:
    print(error)
print([len(piece) for piece in pd.read_csv(io.StringIO("a\n1\n2\n3\n\n\n"), chunksize=2)])
print([piece["a"].dtype.name for piece in pd.read_csv(io.StringIO("a\n1\n2\nx\n4\n"), chunksize=2)])
pd.DataFrame({"a": range(5000), "b": ["text, with \"quotes\"\nand lines"] * 5000}).to_csv("workspace/many.csv", index=False)
pieces = list(pd.read_csv("workspace/many.csv", chunksize=999))
print(len(pieces), [len(piece) for piece in pieces], pd.concat(pieces)["a"].sum(), pieces[-1].iloc[-1].tolist())
print(pd.read_csv("workspace/many.csv", nrows=3).to_dict("list"))
