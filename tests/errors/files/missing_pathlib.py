# A file that is not there, through pathlib.
from pathlib import Path

text = Path("data/raw/notes.txt").read_text()
print(text)
