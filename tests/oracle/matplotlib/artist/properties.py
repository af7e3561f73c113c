from matplotlib.lines import Line2D
from matplotlib.patches import Circle, Rectangle
from matplotlib.text import Text

for artist in (Line2D([0], [1]), Rectangle((0, 0), 1, 1), Text()):
    print(sorted(artist.properties()))
print(Circle((1, 2), 3).properties()["center"], Rectangle((0, 0), 1, 1).properties()["width"])
