# A file without a header has numbers for columns.
import io

import pandas as pd

sales = pd.read_csv(io.StringIO("north,3\nsouth,5\n"), header=None)
sales["1"]
