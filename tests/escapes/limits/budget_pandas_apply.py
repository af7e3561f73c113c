# attack: a frame calls a function for each of its values
# stopped by: InstructionLimit
# limits: timeout=10 instructions=20000
import pandas as pd

frame = pd.DataFrame({"a": range(50_000)})
try:
    frame["a"].apply(lambda value: value + 1)
finally:
    print("ESCAPED apply is free")
