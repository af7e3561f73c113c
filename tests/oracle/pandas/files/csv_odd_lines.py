# Ragged rows, blank lines, odd line ends, headers without names
import io
import pandas as pd

texts = ["a,b\r\n1,2\r\n3,4\r\n", "a,b\n1,2", "a,b", "a,b\n1,2\n   \n3,4\n", "a,b,\n1,2,\n", "a,b,c\n1\n2,3\n4,5,6", "a,b\n1,2,3\n4,5,6", ",,\n1,2,3",
         '"a,1","b"\n1,2', "\ufeffa,b\n1,2", "a,a.1,a,a\n1,2,3,4\n"]
for text in texts:
    print(repr(text))
    df = pd.read_csv(io.StringIO(text))
    print(df)
    print(df.columns.tolist())
for text in ["a,b\n1,2\n4,5,6\n", 'a,b\n"x,y\n', "\n\n"]:
    try:
        print(pd.read_csv(io.StringIO(text)))
    except ValueError as error:
        print(type(error).__name__, error)
