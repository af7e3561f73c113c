# A figure without pyplot.
import matplotlib.pyplot as plt

import io

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_agg import FigureCanvas
from matplotlib.figure import Figure

fig = Figure(figsize=(3, 2), dpi=50)
canvas = FigureCanvasAgg(fig)
print(fig.canvas is canvas, canvas.figure is fig, FigureCanvas is FigureCanvasAgg, plt.get_fignums())
ax = fig.subplots()
ax.set_title("alone")
canvas.draw()
pixels = np.asarray(canvas.buffer_rgba())
print(pixels.shape, pixels[0, 0].tolist(), int(pixels.min()) < 50)
data, (width, height) = canvas.print_to_buffer()
print(len(data), width, height)
buffer = io.BytesIO()
canvas.print_png(buffer)
print(buffer.getvalue()[:4])
bare = Figure()
print(type(bare.canvas).__name__, bare.canvas.manager, bare.canvas.get_default_filename())
bare.savefig("reports/bare.png")
print(open("reports/bare.png", "rb").read(4), plt.get_fignums())
