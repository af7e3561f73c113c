# Runs behind a figure of the gallery: says when what docs/gallery shows of it, in data/raw here, is another picture.
from pathlib import Path

import numpy as np

for path in Path("data/raw").iterdir():
    shown, drawn = plt.imread(str(path)), plt.imread(f"reports/{path.name}")
    # Machines round sines differently, which a few edges show.
    if shown.shape != drawn.shape:
        print(f"docs/gallery/{path.name} has another size")
    elif (share := (np.abs(shown - drawn) > 3 / 255).mean()) > 0.001:
        print(f"docs/gallery/{path.name} is another picture: {share:.2%} of its values differ")
