# Columns of fixed width
import io
import pandas as pd

text = """id  name    amount
1   apple    10.50
2   banana    2.25
10  cherry  100.00
"""
print(pd.read_fwf(io.StringIO(text)))
print(pd.read_fwf(io.StringIO("AB123\nCD456\n"), widths=[2, 3], header=None))
print(pd.read_fwf(io.StringIO("AB 123\nCD 456\n"), colspecs=[(0, 2), (3, 6)], names=["k", "n"]))
