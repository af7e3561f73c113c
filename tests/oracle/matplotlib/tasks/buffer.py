# Pixels without a file.
import base64
import io

import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots(figsize=(2, 1), dpi=50)
ax.axis("off")
buffer = io.BytesIO()
fig.savefig(buffer, format="png")
print(buffer.getvalue()[:4], len(base64.b64encode(buffer.getvalue())) > 100, buffer.tell() == len(buffer.getvalue()))
fig.canvas.draw()
pixels = np.asarray(fig.canvas.buffer_rgba())
print(pixels.shape, pixels.dtype, pixels[0, 0].tolist(), fig.canvas.get_width_height())
