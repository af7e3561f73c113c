# attack: readers pointed at links out of the project, at a device that never ends and at a pipe nobody writes to
# prints: refused: 264
# limits: timeout=20
import pathlib

import numpy as np
import pandas as pd

PATHS = (
    "workspace/link_out", "workspace/link_dir/secret_outside", "workspace/abs_link", "workspace/dev_zero", "workspace/fifo",
    "../secret_outside", "workspace/../../secret_outside", "file:///etc/passwd", ".env", "/proc/self/maps", "/dev/stdin",
)
READERS = (
    pd.read_csv, pd.read_table, pd.read_fwf, pd.read_json, pd.read_excel, pd.read_parquet, pd.read_pickle, pd.ExcelFile, np.load, np.loadtxt,
    np.genfromtxt, np.fromfile,
)
refused = 0
for read in READERS:
    for path in PATHS:
        for name in (path, pathlib.Path(path)):
            try:
                print("ESCAPED", read.__name__, name, read(name))
            except (FileNotFoundError, NotImplementedError, PermissionError, IsADirectoryError):
                refused += 1
print("refused:", refused)
