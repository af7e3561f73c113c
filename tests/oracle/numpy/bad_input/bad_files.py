# Text tables and binary files that are broken
import io
import numpy as np

with open("workspace/not.npy", "wb") as file:
    file.write(b"garbage in a file")
with open("workspace/short.npy", "wb") as file:
    np.save(file, np.arange(100))
data = open("workspace/short.npy", "rb").read()
with open("workspace/short.npy", "wb") as file:
    file.write(data[:200])
calls = {
    "text": lambda: np.loadtxt(io.StringIO("1 2\nx 3\n")),
    "ragged": lambda: np.loadtxt(io.StringIO("1 2\n3\n")),
    "empty": lambda: np.loadtxt(io.StringIO("")),
    "usecols": lambda: np.loadtxt(io.StringIO("1 2\n"), usecols=5),
    "genfromtxt": lambda: np.genfromtxt(io.StringIO("1,x\n,4\n"), delimiter=","),
    "genfromtxt ragged": lambda: np.genfromtxt(io.StringIO("1,2\n3\n"), delimiter=",").shape,
    "absent": lambda: np.load("workspace/absent.npy"),
    "absent text": lambda: np.loadtxt("workspace/absent.txt"),
    "fromstring": lambda: np.fromstring("1 2 3", sep=" "),
    "frombuffer": lambda: np.frombuffer(b"123", dtype=np.int64),
    "frombuffer offset": lambda: np.frombuffer(b"12345678", dtype=np.int8, offset=99),
    "frombuffer count": lambda: np.frombuffer(b"1234", dtype=np.int8, count=9),
    "savetxt": lambda: np.savetxt("workspace/three.txt", np.zeros((2, 2, 2))),
    "savetxt format": lambda: np.savetxt("workspace/odd.txt", np.zeros((2, 2)), fmt=["%d"]),
}
for name, call in calls.items():
    try:
        print(name, repr(call()))
    except Exception as error:
        print(name, type(error).__name__, error)
