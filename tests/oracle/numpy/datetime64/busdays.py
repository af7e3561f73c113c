# business days
import numpy as np

print(np.busday_count("2024-01-01", "2024-02-01"), np.is_busday("2024-01-06"), np.is_busday(["2024-01-05", "2024-01-06"]), np.busday_offset("2024-01-05", 1), np.busday_offset("2024-01-06", 0, roll="forward"), np.busday_offset("2024-01-01", [0, 5, 10]), np.busday_count("2024-01-01", "2024-01-15", holidays=["2024-01-02"]))
