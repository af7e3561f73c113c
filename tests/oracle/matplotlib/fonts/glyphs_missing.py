# Warnings of letters that the fonts lack: when a text is measured, and when it is drawn.
import io
import logging
import warnings

import matplotlib.pyplot as plt

logger = logging.getLogger("matplotlib")
logger.addHandler(logging.NullHandler())
logger.propagate = False


def warned(what, act, how="always"):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter(how)
        act()
    texts = [f"{type(one.message).__name__}: {one.message}" for one in caught]
    print(what, *(sorted(set(texts)) if how == "always" else texts), sep="\n    ")


def saved(fig, format="png"):
    return lambda: fig.savefig(io.BytesIO(), format=format)


fig, ax = plt.subplots()
ax.set_title("销售 2024")
ax.bar(["北", "east"], [1, 2], label="Größe é ≤ α")
ax.legend()
warned("tight_layout", fig.tight_layout)
warned("tight_layout again", fig.tight_layout)
warned("png", saved(fig))
warned("svg", saved(fig, "svg"))
warned("pdf", saved(fig, "pdf"))
plt.close(fig)


def text(words, **kwargs):
    fig = plt.figure()
    fig.text(0.5, 0.5, words, **kwargs)
    return fig.canvas.draw


warned("plain", text("plain words"))
warned("emoji", text("🎉 \U0001d11e"))
warned("another script", text("हि"))
warned("no letter", text("a\tb\ue000"))
warned("another family", text("한", fontfamily="monospace"))
warned("a family that is not there", text("한", fontfamily=["SimHei", "serif"]))
warned("only such a family", text("한", fontfamily="SimHei"))
warned("a formula", text("$x^2$ and $\\alpha$"))


def often():
    fig = plt.figure()
    fig.text(0.5, 0.5, "日本")
    for _ in range(3):
        fig.canvas.draw()


warned("each once per place", often, "default")
