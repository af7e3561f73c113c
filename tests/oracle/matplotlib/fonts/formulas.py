# What the log says of letters in formulas that the fonts lack.
import logging

import matplotlib.pyplot as plt


class Once(logging.Handler):
    def __init__(self):
        super().__init__()
        self.lines = {}

    def emit(self, record):
        self.lines[f"{record.name} {record.levelname}: {record.getMessage()}"] = None


handler = Once()
logger = logging.getLogger("matplotlib.mathtext")
logger.addHandler(handler)
logger.propagate = False
for words in ("$x$", "$月$", "年 $x_1$", "$x$ 月 and $\\frac{日}{2}$"):
    fig = plt.figure()
    fig.text(0.5, 0.5, words)
    fig.canvas.draw()
    plt.close(fig)
    print(ascii(words), *handler.lines, sep="\n    ")
    handler.lines.clear()
