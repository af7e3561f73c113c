# Several sheets with ExcelWriter and ExcelFile
import pandas as pd

a = pd.DataFrame({"x": [1, 2]})
b = pd.DataFrame({"y": ["p", "q"], "z": [0.5, 1.0]})
with pd.ExcelWriter("data/processed/book.xlsx") as writer:
    a.to_excel(writer, sheet_name="one", index=False)
    b.to_excel(writer, sheet_name="two", index=False, startrow=2)
book = pd.ExcelFile("data/processed/book.xlsx")
print(book.sheet_names)
print(book.parse("one"))
print(pd.read_excel(book, "two", skiprows=2))
every = pd.read_excel("data/processed/book.xlsx", sheet_name=None, header=None)
print(list(every))
print(every["two"])
print(pd.read_excel("data/processed/book.xlsx", sheet_name=[0, "two"]).keys())
print(pd.read_excel("data/processed/book.xlsx", sheet_name=0, names=["renamed"], dtype={"renamed": float}))
