# attack: none: a file of a quarter of the memory must be read, typed and grouped within the limit
# prints: 940000 ['object', 'int64', 'object', 'float64', 'int64']
# limits: timeout=20 memory=160M
import pandas as pd

block = "".join(f"id{i % 100:03d},{i},name of number {i:06d},{i * 0.25},{i % 7}\n" for i in range(20_000))
with open("workspace/quarter.csv", "w") as file:
    file.write("key,number,name,value,small\n")
    for _ in range(-(-40_000_000 // len(block))):
        file.write(block)
frame = pd.read_csv("workspace/quarter.csv")
kinds = [str(dtype) for dtype in frame.dtypes]
if kinds != ["object", "int64", "object", "float64", "int64"] or len(frame) < 800_000:
    print("ESCAPED", kinds, len(frame))
if frame.groupby("key")["small"].count().sum() != len(frame):
    print("ESCAPED groups lose rows")
print(len(frame), kinds)
