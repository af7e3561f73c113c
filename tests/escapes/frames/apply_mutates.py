# attack: a function that changes the frame it is applied to
# prints: [0, 0] (0, 3)
# prints: [0, 0, 0] (0, 3)
import numpy as np
import pandas as pd


frame = pd.DataFrame({"k": [1, 1, 2], "v": [1.0, 2.0, 3.0]})

def evil(group):
    frame.drop(frame.index, inplace=True)
    frame["w"] = 1
    return 0

print(frame.groupby("k")["v"].apply(evil).tolist(), frame.shape)
frame = pd.DataFrame({"k": [1, 1, 2], "v": [1.0, 2.0, 3.0]})
print(frame.apply(evil, axis=1).tolist(), frame.shape)
