# NUL bytes, quotes that never end, quotes in odd places
import io
import pandas as pd

print(pd.read_csv(io.StringIO('a,b\nx"y,2\n"p""q",3\n')).to_dict("list"))
print(pd.read_csv(io.StringIO('a,b\n"1\n2",3\n')).to_dict("list"))
print(pd.read_csv(io.StringIO('a,b\n"x"y,2\n')).to_dict("list"))
for text in ['a,b\n"1,2\n3,4\n', '"a,b\n1,2\n', 'a,b\n1,"2']:
    try:
        print(pd.read_csv(io.StringIO(text)))
    except pd.errors.ParserError as error:
        print(type(error).__name__, error)
print(pd.read_csv(io.StringIO("a,b\nx\x00y,2\nz,3\n"))["b"].tolist())
print(pd.read_csv(io.StringIO("a,b\n'1,2',3\n"), quotechar="'").to_dict("list"))
try:
    pd.read_csv(io.StringIO("a,b\n1,2\n"), quotechar="ab")
except TypeError as error:
    print(type(error).__name__, error)
