# floats as pandas works them out, which is not always the nearest one
import io
import pandas as pd

texts = ["0.1", "0.30000000000000004", "123.45678901234567", "9007199254740993", "1.5e300", "1e-300",
         "2.5e-290", "0.1234567890123456789", "12345678901234567.5", "3.141592653589793238", "1e22", "1e23", "6.02214076e23",
         "-0.0", "4.35", "0.1e-6", "000001.5", "1.", ".5", "+1.5"]
for precision in [None, "high", "legacy", "round_trip"]:
    column = pd.read_csv(io.StringIO("a\n" + "\n".join(texts) + "\n"), float_precision=precision)["a"]
    print(precision, column.dtype, [value.hex() for value in column.tolist()])
for text in ["1e309", "1e400", "0e400", "1e", "1e+", ".", "+", "1 2", " 5 ", "inf", "-Infinity", " inf", "1_0", "0x10", "\x0b5",
             "99999999999999999999", "-9223372036854775809", "18446744073709551615", "12345678901234567890123e5", "tRuE", " True"]:
    column = pd.read_csv(io.StringIO(f"a,b\n{text},1\n"))["a"]
    print(repr(text), column.dtype, column.tolist())
for texts in [["99999999999999999999", "1.5"], ["1.5", "99999999999999999999"], ["18446744073709551615", "1.5"], ["18446744073709551615", "NA"],
              ["18446744073709551615", "-1", "NA"], ["99999999999999999999", "NA"], ["-99999999999999999999", "NA"], ["18446744073709551615", "1"],
              ["123456789012345678", "NA"], ["123456789012345678", "1.5"], ["1", "True"], ["True", "", "FALSE"]]:
    column = pd.read_csv(io.StringIO("a,b\n" + "".join(f"{text},1\n" for text in texts)))["a"]
    print(texts, column.dtype, column.tolist())
print(pd.read_csv(io.StringIO("a\n1,,2\n3,\n"), sep=";", thousands=",")["a"].tolist())
print(pd.read_csv(io.StringIO("a;b\n1.234,5;1\n2,25;2\n"), sep=";", decimal=",", thousands=".").to_dict("list"))
print(pd.read_csv(io.StringIO("a\n5.00\n6.5\n5\n"), na_values=["5"])["a"].tolist())
print(pd.read_csv(io.StringIO("a,b\n1,2\n"), quoting=2).dtypes.tolist())
