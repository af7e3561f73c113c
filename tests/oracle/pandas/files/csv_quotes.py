# Quoted fields, escaped quotes, line breaks in fields
import csv
import io
import pandas as pd

text = 'a,b\n"x, y","say ""hi"""\n"line\nbreak",plain\n'
df = pd.read_csv(io.StringIO(text))
print(df.values.tolist())
print(pd.read_csv(io.StringIO("a,b\n'x,y',2\n"), quotechar="'"))
print(pd.read_csv(io.StringIO('a,b\n"x",2\n'), quoting=csv.QUOTE_NONE))
print(pd.read_csv(io.StringIO('a,b\nx\\,y,2\n'), escapechar="\\"))
print(df.to_csv(index=False))
