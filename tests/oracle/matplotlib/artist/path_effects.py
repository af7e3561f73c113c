import matplotlib.patheffects as pe
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
line, = ax.plot([1, 2], [3, 4], path_effects=[pe.SimpleLineShadow(), pe.Normal()])
words = ax.text(1, 3, "outlined", path_effects=[pe.withStroke(linewidth=3, foreground="w")])
box = ax.bar([1], [2])[0]
box.set_path_effects([pe.withSimplePatchShadow(), pe.Stroke(linewidth=5, foreground="g")])
dots = ax.scatter([1, 2], [3, 3], path_effects=[pe.withStroke(linewidth=3)])
fig.canvas.draw()
print(len(line.get_path_effects()), type(words.get_path_effects()[0]).__name__, len(box.get_path_effects()), dots.get_path_effects() is not None)
line.set_path_effects(None)
fig.canvas.draw()
print(line.get_path_effects())
