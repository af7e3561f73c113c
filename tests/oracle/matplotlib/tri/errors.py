import matplotlib.pyplot as plt
import matplotlib.tri as tri

fig, ax = plt.subplots()
mesh = tri.Triangulation([0, 1, 0], [0, 0, 1], [[0, 1, 2]])
for call in (
    lambda: tri.Triangulation([0, 1], [0, 1, 2]), lambda: tri.Triangulation([0, 1, 2], [0, 1, 2], [[0, 1]]),
    lambda: tri.Triangulation([0, 1, 0], [0, 0, 1], [[0, 1, 5]]), lambda: ax.tripcolor(mesh), lambda: ax.tripcolor(mesh, [1, 2]),
    lambda: ax.tripcolor(mesh, facecolors=[1], shading="gouraud"), lambda: ax.tricontour(mesh, [1, 2]), lambda: mesh.set_mask([True, False]),
):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
