# savetxt, loadtxt, genfromtxt
import numpy as np

import io
np.savetxt("workspace/t.csv", [[1, 2.5], [3, 4]], delimiter=",", fmt="%.2f", header="a,b", comments="")
print(open("workspace/t.csv").read())
print(np.loadtxt("workspace/t.csv", delimiter=",", skiprows=1), np.loadtxt(io.StringIO("1 2\n3 4"), dtype=int), np.genfromtxt(io.StringIO("1,2\n3,"), delimiter=","), np.loadtxt(io.StringIO("1,2\n3,4"), delimiter=",", usecols=1), np.genfromtxt(io.StringIO("a,b\n1,2\n3,4"), delimiter=",", names=True)["b"])
x, y = np.loadtxt(io.StringIO("1 2\n3 4"), unpack=True)
print(x, y)
