# A CSV whose rows have too many or too few fields
import io
import pandas as pd

for text in ["a,b\n1,2\n3,4,5\n", "a,b,c\n1,2\n3\n4,5,6\n", "a,b\n1,2,3\n4,5,6\n", "a\n1\n2,3\n", "a,b\n1,2\n\n3,4,5,6\n"]:
    try:
        print(pd.read_csv(io.StringIO(text)))
    except pd.errors.ParserError as error:
        print(type(error).__name__, error)

print(pd.read_csv(io.StringIO("a,b\n1,2\n3,4,5\n6,7\n"), on_bad_lines="skip"))
try:
    pd.read_csv(io.StringIO("a,b\n1,2\n"), on_bad_lines="ignore")
except ValueError as error:
    print(type(error).__name__, error)
