# What is too large to be a value is a file of artifacts/, and the script gets a handle that says its bytes.
# server: hard hard
from client import LargeResult
from servers.hard import big, rows, structure

text = big(bytes=10_000_000)
print(text, isinstance(text, LargeResult), text.path, text.bytes, text.kind)
print(len(text.read()), text.read(3), open(text.path).read(3))

expenses = rows(n=100_000)
print(expenses)
print(len(expenses.json()), expenses.json()[-1])
print(structure(n=100_000).json()["rows"][1])
print(len(rows(n=1000)), type(rows(n=1000)).__name__)
try:
    expenses[0]
except TypeError as error:
    print(error)
result = [text, {"inside": expenses}]
