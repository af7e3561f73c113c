# Settings, interactive mode and names of other modules.
import matplotlib.pyplot as plt

plt.rc("lines", linewidth=3, linestyle="--")
print(plt.rcParams["lines.linewidth"], plt.rcParams["lines.linestyle"])
plt.rcdefaults()
print(plt.rcParams["lines.linewidth"], plt.rcParamsDefault["lines.linewidth"])
with plt.rc_context({"font.size": 20}):
    print(plt.rcParams["font.size"])
print(plt.rcParams["font.size"])
print(plt.isinteractive())
with plt.ion():
    print(plt.isinteractive())
print(plt.isinteractive())
plt.ion()
plt.ioff()
print(plt.isinteractive(), plt.get_backend().lower())
with plt.style.context("ggplot"):
    print(plt.rcParams["axes.facecolor"])
line, = plt.plot([1, 2])
plt.setp(line, color="red", linewidth=4)
print(plt.getp(line, "linewidth"), plt.getp(line, "color"), line.get_color())
print(len(plt.findobj(plt.gca(), plt.Line2D)) > 1, plt.pause(0.1), plt.draw())
print(plt.Normalize(0, 10)(5), plt.Circle((0, 0), 1).get_radius(), plt.cycler(color="rgb"))
print(plt.MaxNLocator(3).tick_values(0, 10).tolist(), plt.FuncFormatter(lambda v, p: f"<{v}>")(3))
