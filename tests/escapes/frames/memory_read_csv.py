# attack: more memory than allowed through a file read by pandas
# stopped by: MemoryLimit
# limits: timeout=20 memory=96M
import pandas as pd

block = "".join(f"id{i % 100:03d},{i},name of number {i:06d},{i * 0.25},{i % 7}\n" for i in range(20_000))
with open("workspace/large.csv", "w") as file:
    file.write("key,number,name,value,small\n")
    for _ in range(80):
        file.write(block)
head = pd.read_csv("workspace/large.csv", nrows=10)
pieces = pd.read_csv("workspace/large.csv", chunksize=50_000)
first = next(pieces)
few = pd.read_csv("workspace/large.csv", usecols=["small"])
if len(head) != 10 or len(first) != 50_000 or len(few) != 1_600_000:
    print("ESCAPED rows are missing")
frame = pd.read_csv("workspace/large.csv")
print("ESCAPED", len(frame))
