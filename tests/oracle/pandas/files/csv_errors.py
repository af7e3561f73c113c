# Missing and empty files
import io
import pandas as pd

try:
    pd.read_csv("data/raw/nothing.csv")
except FileNotFoundError as error:
    print(type(error).__name__, error)
try:
    pd.read_csv(io.StringIO(""))
except pd.errors.EmptyDataError as error:
    print(type(error).__name__, error)
open("workspace/empty.csv", "w").close()
try:
    pd.read_csv("workspace/empty.csv")
except pd.errors.EmptyDataError as error:
    print(type(error).__name__, error)
print(pd.read_csv(io.StringIO("a,b\n")))
print(pd.read_csv(io.StringIO("a,b\n")).dtypes)
with open("workspace/latin.csv", "wb") as f:
    f.write("name\ncafé\n".encode("latin-1"))
try:
    pd.read_csv("workspace/latin.csv")
except UnicodeDecodeError as error:
    print(type(error).__name__, error)
print(pd.read_csv("workspace/latin.csv", encoding="latin-1"))
