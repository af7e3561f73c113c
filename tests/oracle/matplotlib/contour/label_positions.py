import matplotlib.pyplot as plt
import numpy as np

x = np.linspace(-3, 3, 61)
z = x[None, :] ** 2 + 2 * x[:, None] ** 2
fig, ax = plt.subplots()
lines = ax.contour(x, x, z, levels=[2, 6, 12])
before = [len(path.vertices) for path in lines.get_paths()]
words = ax.clabel(lines, inline=True, fontsize=10)
print([text.get_text() for text in words], len(ax.texts))
after = [len(path.vertices) for path in lines.get_paths()]
print(before, [new < old for new, old in zip(after, before)])
print([abs(float(z_at) - float(text.get_text())) < 0.2 for text in words for z_at in [text.get_position()[0] ** 2 + 2 * text.get_position()[1] ** 2]])
lines = ax.contour(x, x, z, levels=[4])
words = ax.clabel(lines, manual=[(2, 0)])
print(len(words), np.round(words[0].get_position(), 1).tolist())
print(lines.find_nearest_contour(0, 0, pixel=False)[:2], round(float(lines.find_nearest_contour(0, 0, pixel=False)[-1]), 2))
