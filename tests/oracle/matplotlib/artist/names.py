import matplotlib.patches as mpatches
from matplotlib.lines import Line2D
from matplotlib.path import Path
from matplotlib.text import Text

for artist in (Line2D([0, 1], [2, 3]), Line2D([], [], label="named"), mpatches.Rectangle((0, 0), 1, 2, angle=3), mpatches.Circle((0, 0), 2),
               mpatches.Ellipse((0, 0), 1, 2), mpatches.Wedge((0, 0), 1, 2, 3), mpatches.Polygon([[0, 0], [1, 1], [1, 0]]),
               mpatches.Arc((0, 0), 1, 2), mpatches.Arrow(0, 0, 1, 1), mpatches.FancyArrow(0, 0, 1, 1), mpatches.FancyBboxPatch((0, 0), 1, 1),
               mpatches.FancyArrowPatch((0, 0), (1, 1)), mpatches.PathPatch(Path.unit_circle()), mpatches.RegularPolygon((0, 0), 3),
               mpatches.CirclePolygon((0, 0), 3), mpatches.StepPatch([1, 2], [0, 1, 2]), mpatches.Annulus((0, 0), 2, 1),
               mpatches.ConnectionPatch((0, 0), (1, 1), "data"), mpatches.Shadow(mpatches.Rectangle((0, 0), 1, 1), 1, 1),
               Text(1, 2, "it's"), Text(0.5, 1.0, "title")):
    print(str(artist), "|", repr(artist).split(" object at")[0], "|", artist.zorder)
