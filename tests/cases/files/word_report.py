# Files: a text analysis that reads a file and writes a report.
import re
from collections import Counter
from pathlib import Path

source = Path("workspace/poem.txt")
source.write_text(
    """The wind was a torrent of darkness,
the road was a ribbon of moonlight,
and the highwayman came riding,
riding, riding.
"""
)

words = re.findall(r"[a-z']+", source.read_text().lower())
counts = Counter(words)
lines = source.read_text().splitlines()
with open("reports/words.txt", "w") as report:
    print(f"lines: {len(lines)}", file=report)
    print(f"words: {len(words)}", file=report)
    print(f"distinct: {len(counts)}", file=report)
    for word, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:5]:
        print(f"{word:<10}{'#' * count}", file=report)
    print("longest:", max(lines, key=len), file=report)
print(Path("reports/words.txt").read_text(), end="")

index = {}
for number, line in enumerate(lines, start=1):
    for word in re.findall(r"[a-z']+", line.lower()):
        index.setdefault(word, set()).add(number)
print({word: sorted(where) for word, where in sorted(index.items()) if len(where) > 1})
replaced = re.sub(r"\briding\b", "walking", source.read_text())
Path("workspace/poem2.txt").write_text(replaced)
print(Path("workspace/poem2.txt").read_text().splitlines()[-1])
