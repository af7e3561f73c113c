# attack: writers pointed at links out of the project, at a device and at a pipe
# prints: refused: 99
# limits: timeout=20
import numpy as np
import pandas as pd

PATHS = (
    "workspace/link_out", "workspace/link_dir/secret_outside", "workspace/link_dir/new", "workspace/abs_link", "workspace/dev_zero",
    "workspace/fifo", "../secret_outside", "data/raw/input.csv", ".env", "/dev/stdout", "os.py",
)
frame = pd.DataFrame({"a": [1]})


def write_sheets(path):
    with pd.ExcelWriter(path) as book:
        frame.to_excel(book)


WRITERS = (
    frame.to_csv, frame.to_json, frame.to_html, frame.to_string, frame.to_parquet, frame.to_pickle, frame.to_markdown, write_sheets,
    lambda path: np.savetxt(path, [1.0]),
)
refused = 0
for write in WRITERS:
    for path in PATHS:
        try:
            write(path)
            print("ESCAPED", write, path)
        except (NotImplementedError, OSError, ValueError):
            refused += 1
print("refused:", refused)
