# attack: a frame of objects whose texts never end
# stopped by: ExecutionTimeout
# limits: timeout=1
import numpy as np
import pandas as pd


class Endless:
    def __str__(self):
        while True:
            pass
    __repr__ = __str__

pd.DataFrame({"a": [Endless()]})
