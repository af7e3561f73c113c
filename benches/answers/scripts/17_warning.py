import warnings
import numpy as np
warnings.warn("prices before 2024 are estimates")
result = float(np.mean([1.5, 2.5]))
