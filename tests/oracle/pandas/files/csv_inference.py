# What becomes a number, a flag or text
import io
import pandas as pd

columns = [["1", "2.5"], ["1", "NA"], ["1", "x"], ["True", ""], ["True", "false"], ["True", "1"], ["12345678901234567890", "1"], ["-9223372036854775808", "5"],
           ["1e5", "-2E-3"], [".5", "5."], ["+5", "1"], ["0x1F", "1"], ["1_000", "1"], ["NaN", "-inf"], ["007", "1"], [" 1 ", "2"], [" x ", "y"], ["2024-01-01", "x"]]
for values in columns:
    column = pd.read_csv(io.StringIO("v,w\n" + "".join(f"{value},0\n" for value in values)))["v"]
    print(values, column.dtype, column.tolist())
