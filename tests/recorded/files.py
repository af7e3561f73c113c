# Files that say when they were made; their bytes are compared, besides what is printed.
import gzip
import pickle
from pathlib import Path

import numpy as np
import pandas as pd
from orchestrator.mcp.models import cluster_kmeans, train_forest
from orchestrator.mcp.viz import generate_report, plot_distribution

frame = pd.DataFrame({"x": np.random.rand(200), "y": np.random.rand(200), "day": pd.Timestamp.now()})
frame.to_excel("artifacts/book.xlsx")
frame.to_parquet("artifacts/table.parquet")
frame.to_csv("artifacts/table.csv.gz")
frame.to_pickle("artifacts/table.pkl")
with gzip.open("artifacts/text.gz", "wt") as file:
    file.write("text")
Path("artifacts/objects.pkl").write_bytes(pickle.dumps({"set": {"a", "b", "c"}, "frame": frame}))
cluster_kmeans(frame[["x", "y"]], 3)
train_forest(frame[["x", "y"]], "y", n_trees=5)
plot_distribution(frame, "x")
generate_report("# Made\n\nat some time", "Report")
stat = Path("artifacts/text.gz").stat()
print(stat.st_mtime, stat.st_ctime_ns, Path("artifacts").stat().st_mtime)
# What a folder takes is for the file system to say.
print(Path("artifacts").stat().st_size, Path("data").stat().st_size, Path("artifacts/text.gz").stat().st_size)
print(sorted(str(path) for folder in ("artifacts", "models", "reports") for path in Path(folder).rglob("*") if path.is_file()))
