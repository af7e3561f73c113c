# Files in another encoding than the one they are read with
import pandas as pd

with open("workspace/latin.csv", "wb") as file:
    file.write("name,city\nJosé,Köln\nAnna,Zürich\n".encode("latin-1"))
with open("workspace/wide.csv", "wb") as file:
    file.write("name,city\nJosé,Köln\n".encode("utf-16"))
with open("workspace/mark.csv", "wb") as file:
    file.write(b"\xef\xbb\xbfname,city\nJos\xc3\xa9,K\xc3\xb6ln\n")

try:
    pd.read_csv("workspace/latin.csv")
except UnicodeDecodeError as error:
    print(type(error).__name__, error)
print(pd.read_csv("workspace/latin.csv", encoding="latin-1"))
print(pd.read_csv("workspace/latin.csv", encoding="cp1252"))
print(pd.read_csv("workspace/latin.csv", encoding_errors="replace"))
print(pd.read_csv("workspace/latin.csv", encoding_errors="ignore"))
print(pd.read_csv("workspace/wide.csv", encoding="utf-16"))
print(pd.read_csv("workspace/mark.csv").columns.tolist())
print(pd.read_csv("workspace/mark.csv", encoding="utf-8-sig").columns.tolist())
try:
    pd.read_csv("workspace/wide.csv")
except UnicodeDecodeError as error:
    print(type(error).__name__, error)
try:
    pd.read_csv("workspace/latin.csv", encoding="klingon")
except LookupError as error:
    print(type(error).__name__, error)
