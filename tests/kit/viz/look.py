# What all plots share: titles, themes, sizes, formats, names of files, and a warning about letters without a glyph
import re
import struct
import warnings
import zlib
from pathlib import Path

from orchestrator.mcp.viz import plot_bar, plot_distribution

df = {"revenue": [1.0, 2.0, 2.5, 4.0], "unit price / €": [1, 2, 2, 4], "größe": [1, 2, 3, 4], "../../etc": [1, 2, 3, 4]}


def texts(path):
    return re.findall(r"<text[^>]*>\s*([^<]*?)\s*</text>", Path(path).read_text())


def size(path):
    return struct.unpack(">II", Path(path).read_bytes()[16:24])


def pixels(path):
    """Rows of a PNG as lists of RGB values."""
    data, packed = Path(path).read_bytes(), b""
    wide, high = size(path)
    at = 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        packed += data[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += length + 12
    flat, above, rows = zlib.decompress(packed), [0] * (3 * wide), []
    for row in range(high):
        method, line = flat[row * (3 * wide + 1)], list(flat[row * (3 * wide + 1) + 1 : (row + 1) * (3 * wide + 1)])
        for i in range(3 * wide):
            left, up, corner = (line[i - 3] if i >= 3 else 0), above[i], (above[i - 3] if i >= 3 else 0)
            guess = left + up - corner
            nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
            line[i] = (line[i] + (0, left, up, (left + up) // 2, nearest)[method]) % 256
        rows.append([tuple(line[i : i + 3]) for i in range(0, 3 * wide, 3)])
        above = line
    return rows


for theme in ("light", "dark"):
    drawn = pixels(plot_distribution(df, "revenue", bins=3, theme=theme, width=160, height=120, scale=1))
    counts = {}
    for colour in (one for row in drawn for one in row):
        counts[colour] = counts.get(colour, 0) + 1
    common = sorted(counts, key=counts.get, reverse=True)[:2]
    print(theme, len(drawn[0]), len(drawn), common)

print(size(plot_distribution(df, "revenue", width=300, height=200)), size(plot_distribution(df, "revenue", width=300, height=200, scale=1.5)))
print(texts(plot_distribution(df, "revenue", title="Revenue <2024> & more", subtitle="in €", x_label="€", y_label="orders", output="named.svg")))
for column in list(df)[1:]:
    print(plot_distribution(df, column))
print(plot_distribution(df, "revenue", output="artifacts/plots/deep/one.svg"), plot_distribution(df, "revenue", output="two"))
print(plot_distribution({"x" * 300: [1, 2]}, format="svg"))
print(plot_distribution({"...": [1, 2], 5: [1, 2]}, ["...", 5]))
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    path = plot_bar({"city": ["東京", "Zürich", "🚀"], "n": [1, 2, 3]}, "city", "n", format="svg")
print(path, [str(one.message) for one in told], [one.category.__name__ for one in told])
same = [Path(plot_distribution(df, "revenue", output=f"again_{at}.png")).read_bytes() for at in range(2)]
print("the same bytes:", same[0] == same[1])
