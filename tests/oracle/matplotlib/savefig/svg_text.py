# The letters of an SVG: outlines, or text for whoever searches in it.
import io

import matplotlib.pyplot as plt


def texts(**settings):
    with plt.rc_context(settings):
        fig, ax = plt.subplots()
        ax.set(title="Revenue & costs", xlabel="month", ylabel="<units>", xticks=[], yticks=[])
        ax.text(0.5, 0.5, "turned", rotation=30)
        buffer = io.BytesIO()
        fig.savefig(buffer, format="svg")
        plt.close(fig)
    svg = buffer.getvalue().decode()
    return [part.split("</text>")[0].split(">", 1)[1] for part in svg.split("<text")[1:]], "<use" in svg


print(plt.rcParams["svg.fonttype"])
print(texts())
print(texts(**{"svg.fonttype": "none"}))
try:
    plt.rcParams["svg.fonttype"] = "letters"
except ValueError as error:
    print(error)
