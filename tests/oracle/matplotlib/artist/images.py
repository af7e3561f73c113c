import matplotlib.pyplot as plt
import numpy as np


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


fig, ax = plt.subplots()
image = ax.imshow(np.arange(12).reshape(3, 4))
print(image, image.get_array().tolist(), image.get_extent(), [float(v) for v in image.get_clim()], image.origin, image.get_interpolation(), image.get_size())
print(image.get_cmap().name, image.get_alpha(), image.get_zorder(), np.round(image.get_window_extent().extents, 2).tolist())
image.set_data(np.ones((2, 2)))
image.set_clim(0, 5)
image.set_extent((0, 1, 2, 3))
print(image.get_array().shape, [float(v) for v in image.get_clim()], list(image.get_extent()), ax.get_xlim(), ax.get_ylim())
low = ax.imshow(np.zeros((2, 3, 3)), origin="lower", interpolation="bilinear", alpha=0.5)
print(low.get_extent(), low.get_interpolation(), low.get_alpha(), low.get_shape())
for wrong in (lambda: image.set_data(np.ones((2, 2, 5))), lambda: image.set_data([["a"]]), lambda: image.set_data(np.ones(3)),
              lambda: image.set_filterrad(-1), lambda: ax.imshow(np.ones((2, 2)), origin="middle"), lambda: image.set_interpolation_stage("q")):
    print(tried(wrong))
