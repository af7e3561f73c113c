"""How similar our pictures are to the original's: structural similarity (Wang et al. 2004), of red, green and blue the least.

Usage: similarity.py OURS THEIRS [FOLDER]; with a folder both pictures and a pair of them are written there.
"""

import shutil
import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter


def channels(path, size=None):
    """Red, green and blue on white paper, each a table of 0 to 255."""
    picture = Image.open(path).convert("RGBA")
    page = Image.new("RGBA", picture.size, "white")
    picture = Image.alpha_composite(page, picture).convert("RGB")
    if size and picture.size != size:
        picture = picture.resize(size, Image.LANCZOS)
    return np.asarray(picture, dtype=float).transpose(2, 0, 1)


def similarity(ours, theirs):
    """Of grey values alone, two colours of one brightness would be the same."""
    return min(structural_similarity(a, b) for a, b in zip(ours, theirs))


def structural_similarity(a, b):
    mean = lambda values: gaussian_filter(values, 1.5, truncate=3.5)
    mean_a, mean_b = mean(a), mean(b)
    var_a, var_b = mean(a * a) - mean_a**2, mean(b * b) - mean_b**2
    shared = mean(a * b) - mean_a * mean_b
    c1, c2 = (0.01 * 255) ** 2, (0.03 * 255) ** 2
    score = (2 * mean_a * mean_b + c1) * (2 * shared + c2) / ((mean_a**2 + mean_b**2 + c1) * (var_a + var_b + c2))
    return float(score.mean())


def main(ours, theirs, folder):
    rows = []
    for original in sorted(Path(theirs).glob("*.png")):
        drawn = Path(ours) / original.name
        if not drawn.exists():
            rows.append((0.0, original.stem, "not drawn"))
            continue
        size = Image.open(original).size
        same_size = Image.open(drawn).size == size
        score = similarity(channels(drawn, size), channels(original))
        rows.append((score, original.stem, "" if same_size else f"{Image.open(drawn).size} in place of {size}"))
        if folder:
            keep(drawn, original, Path(folder))
    for score, name, note in sorted(rows):
        print(f"| {name} | {score:.3f} | {note} |")
    print(f"mean of {len(rows)}: {sum(row[0] for row in rows) / len(rows):.3f}")


def keep(drawn, original, folder):
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(drawn, folder / drawn.name)
    shutil.copy(original, folder / f"{original.stem}.original.png")
    left, right = Image.open(drawn).convert("RGB"), Image.open(original).convert("RGB")
    pair = Image.new("RGB", (left.width + right.width + 10, max(left.height, right.height)), "grey")
    pair.paste(left, (0, 0))
    pair.paste(right, (left.width + 10, 0))
    pair.save(folder / f"{original.stem}.pair.png")


main(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "")
