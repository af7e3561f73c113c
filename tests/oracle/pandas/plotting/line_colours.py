# color as a name, a list, a dict; colormap; style as a list and a dict.
import pandas as pd
from matplotlib.colors import to_hex

df = pd.DataFrame({"a": [1, 2], "b": [2, 3], "c": [3, 4]})


def show(**kwds):
    ax = df.plot(**kwds)
    print(kwds, [(to_hex(line.get_color()), line.get_linestyle(), line.get_marker()) for line in ax.get_lines()])


show()
show(color="green")
show(color=["red", "blue"])
show(color={"a": "red", "b": "#00ff00", "c": "k"})
show(colormap="viridis")
show(cmap="Reds")
show(style=["r--", "b:", "go-"])
show(style={"a": "-.", "c": "k^"})
show(style="--")
show(style=["--", ":"], color=["m", "c", "y"])
