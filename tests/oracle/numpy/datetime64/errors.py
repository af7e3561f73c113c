# datetime errors
import numpy as np

for action in [lambda: np.datetime64("2024-13-01"), lambda: np.datetime64("hello"), lambda: np.datetime64("2024-01-01") + np.datetime64("2024-01-01")]:
    try:
        action()
    except (ValueError, TypeError) as error:
        print(type(error).__name__, str(error)[:60])
