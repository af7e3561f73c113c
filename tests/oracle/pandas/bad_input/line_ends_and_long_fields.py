# Old line ends, mixed line ends, very long fields
import io
import pandas as pd

for text in ["a,b\r1,2\r3,4\r", "a,b\r\n1,2\r\n3,4", "a,b\r\n1,2\n3,4\r\n", 'a,b\r\n"x\r\ny",2\r\n']:
    with open("workspace/ends.csv", "w", newline="") as file:
        file.write(text)
    print(pd.read_csv("workspace/ends.csv").to_dict("list"))
long = "x" * 1_000_000
df = pd.read_csv(io.StringIO(f"a,b\n{long},1\n\"{long},{long}\",2\n"))
print(df["a"].str.len().tolist(), df["b"].tolist())
print(df)
print(pd.read_csv(io.StringIO("a b   c\n1 2  3\n"), sep=r"\s+"))
print(pd.read_csv(io.StringIO("a;b\n1,5;2\n"), sep=";", decimal=",").to_dict("list"))
