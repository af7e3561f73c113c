# thousands, decimal comma, exponents, big numbers
import io
import pandas as pd

print(pd.read_csv(io.StringIO('n;x\n1.234;1,5\n12.000;2,25\n'), sep=";", thousands=".", decimal=","))
print(pd.read_csv(io.StringIO('n\n"1,234"\n"5,678,900"\n'), thousands=","))
df = pd.read_csv(io.StringIO("a,b,c,d\n1e3,9223372036854775807,18446744073709551615,99999999999999999999\n2.5E-2,1,1,1\n"))
print(df)
print(df.dtypes)
print(pd.read_csv(io.StringIO("a,b\n inf,+5\n-inf,-3\n")))
print(pd.read_csv(io.StringIO("a,b\n 1,x\n2 , y\n")).values.tolist())
print(pd.read_csv(io.StringIO("a,b\n1, x\n"), skipinitialspace=True).values.tolist())
print(pd.read_csv(io.StringIO("p\n10%\n5%\n")).dtypes)
