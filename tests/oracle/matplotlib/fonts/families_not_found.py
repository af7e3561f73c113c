# What the log says of fonts that are not there: names, and generic families with none of their fonts.
import logging

import matplotlib.pyplot as plt
from matplotlib.font_manager import FontProperties, findfont


class Once(logging.Handler):
    """Each line once: the original says it again for every text."""

    def __init__(self):
        super().__init__()
        self.lines = {}

    def emit(self, record):
        self.lines[f"{record.name} {record.levelname}: {record.getMessage()}"] = None


handler = Once()
logger = logging.getLogger("matplotlib")
logger.addHandler(handler)
logger.propagate = False


def said(what):
    print(what, *handler.lines, sep="\n    ")
    handler.lines.clear()


def drawn(**kwargs):
    fig = plt.figure()
    fig.text(0.5, 0.5, "abc", **kwargs)
    fig.canvas.draw()
    plt.close(fig)


drawn()
said("the default")
drawn(fontfamily="Comic Sans MS")
said("a name")
drawn(fontfamily=["Nowhere", "serif"])
said("a name, then one that is there")
drawn(fontfamily=["None Such", "Neither"])
said("two names")
drawn(fontfamily="fantasy")
said("a generic family")

plt.rcParams["font.sans-serif"] = ["SimHei"]
plt.rcParams["axes.unicode_minus"] = False
drawn()
said("a setting")
plt.rcParams["font.sans-serif"] = ["Microsoft YaHei", "Noto Sans CJK SC"]
drawn()
said("a setting of two")
plt.rcParams["font.family"] = ["SimSun", "monospace"]
drawn()
said("another family")
plt.rcParams["font.family"] = "sans-serif"
plt.rcParams["font.sans-serif"] = ["SimHei", "DejaVu Sans"]
drawn()
said("one of two is there")
print(FontProperties(family="Missing Too").get_name())
said("its name")
print(findfont("Absent").replace("\\", "/").split("/")[-1])
said("its file")
