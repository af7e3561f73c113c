# Whole numbers that overflow, and special floats
import numpy as np

calls = {
    "scalar": lambda: np.int8(200),
    "add literal": lambda: np.array([1], dtype=np.int8) + 300,
    "wrap": lambda: np.array([127], dtype=np.int8) + np.int8(1),
    "abs": lambda: np.abs(np.array([-128], dtype=np.int8)),
    "min divide": lambda: np.array([-(2**63)]) // -1,
    "min remainder": lambda: np.array([-(2**63)]) % -1,
    "negative": lambda: -np.array([-(2**63)]),
    "power": lambda: np.array([10]) ** 30,
    "sum": lambda: np.array([2**63 - 1, 1]).sum(),
    "cast nan": lambda: np.isnan(np.array([float("nan")])),
    "big int": lambda: np.int64(2**63),
    "compare": lambda: np.array([1]) < 2**70,
    "equal": lambda: np.array([1]) == 2**70,
    "add huge": lambda: np.array([1]) + 2**70,
    "multiply huge": lambda: np.array([1.0]) * 10**400,
    "gcd": lambda: np.gcd(-(2**63), 0),
    "lcm": lambda: np.lcm(np.int64(2**40), np.int64(3**20)),
    "full": lambda: np.full(2, 300, dtype=np.uint8),
    "clip": lambda: np.clip(np.array([1, 2], dtype=np.uint8), -5, 1),
    "left shift": lambda: np.left_shift(1, 63),
    "int of nan": lambda: int(np.float64("nan")),
    "float text": lambda: np.float64("abc"),
    "dates": lambda: np.datetime64("2024-01-01") + np.timedelta64(10**15, "D"),
    "max date": lambda: np.datetime64(2**63 - 1, "s"),
}
for name, call in calls.items():
    try:
        print(name, repr(call()))
    except Exception as error:
        print(name, type(error).__name__, error)
