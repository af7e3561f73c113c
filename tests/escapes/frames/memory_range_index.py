# attack: a range that costs nothing made into values that no memory holds
# stopped by: MemoryError
import pandas as pd

print("ESCAPED", len(pd.DataFrame(index=range(2**62)).reset_index()))
