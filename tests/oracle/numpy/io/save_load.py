# saving and loading npy and npz
import numpy as np

a = np.arange(6).reshape(2, 3)
np.save("workspace/a.npy", a)
print(np.load("workspace/a.npy"))
np.savez("workspace/b.npz", x=a, y=np.array([1.5]))
with np.load("workspace/b.npz") as archive:
    print(sorted(archive.files), archive["y"], archive["x"].sum())
