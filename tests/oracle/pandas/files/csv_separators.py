# sep, delimiter, tabs, whitespace and regular expressions
import io
import pandas as pd

print(pd.read_csv(io.StringIO("a;b\n1;2\n3;4\n"), sep=";"))
print(pd.read_csv(io.StringIO("a\tb\n1\t2\n"), delimiter="\t"))
print(pd.read_csv(io.StringIO("a   b  c\n1 2   3\n 4 5 6\n"), sep=r"\s+"))
print(pd.read_csv(io.StringIO("a||b\n1||2\n"), sep=r"\|\|", engine="python"))
print(pd.read_csv(io.StringIO("a,b;c\n1;2,3\n"), sep="[,;]", engine="python"))
print(pd.read_table(io.StringIO("x\ty\n1\t2\n")))
print(pd.read_csv(io.StringIO("a|b\n1|2\n"), sep="|"))
print(pd.read_csv(io.StringIO("a;b\n1;2\n"), sep=None, engine="python"))
