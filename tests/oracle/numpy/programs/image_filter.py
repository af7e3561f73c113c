# a box blur and edge filter
import numpy as np

image = np.arange(36).reshape(6, 6) % 7 * 10.0
kernel = np.array([[-1, -1, -1], [-1, 8, -1], [-1, -1, -1]])
padded = np.pad(image, 1, mode="edge")
edges = np.zeros_like(image)
for i in range(6):
    for j in range(6):
        edges[i, j] = (padded[i:i + 3, j:j + 3] * kernel).sum()
print(edges)
windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3))
print(np.allclose((windows * kernel).sum(axis=(2, 3)), edges), windows.mean(axis=(2, 3)).round(2)[0])
print(np.clip(edges, 0, 255).astype(np.uint8)[:2])
