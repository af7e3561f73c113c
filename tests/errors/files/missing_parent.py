# A folder whose own folder does not exist.
from pathlib import Path

Path("reports/2024/may").mkdir()
