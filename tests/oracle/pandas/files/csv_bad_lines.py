# Lines with too many fields
import io
import pandas as pd

text = "a,b\n1,2\n3,4,5\n6,7\n"
try:
    pd.read_csv(io.StringIO(text))
except pd.errors.ParserError as error:
    print(type(error).__name__, error)
print(pd.read_csv(io.StringIO(text), on_bad_lines="skip"))
print(pd.read_csv(io.StringIO("a,b,c\n1,2\n3\n4,5,6\n")))
