import matplotlib.pyplot as plt
import numpy as np

x = np.linspace(-3, 3, 61)
z = x[None, :] ** 2 + x[:, None] ** 2
fig, ax = plt.subplots()
lines = ax.contour(x, x, z, levels=[1, 4, 9])
words = ax.clabel(lines)
print([text.get_text() for text in words], words[0].get_ha(), words[0].get_va(), words[0].get_fontsize())
words = lines.clabel(levels=[4], fmt="%.2f", fontsize=8, colors="k", inline=False)
print(words[-1].get_text(), words[-1].get_fontsize(), words[-1].get_color())
print([text.get_text() for text in ax.contour(x, x, z, levels=[2]).clabel(fmt={2.0: "two"})])
print([text.get_text() for text in ax.contour(x, x, z, levels=[2]).clabel(fmt=lambda level: f"<{level:g}>")])
try:
    lines.clabel(levels=[100])
except ValueError as error:
    print(error)
