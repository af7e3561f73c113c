# Comparisons, lengths and tests of many texts: short and long ones, alike at their beginning, missing, other alphabets.
import pandas as pd

words = ["id016", "id0160", "id01", "", "id016\0", "a text that is longer than twelve bytes", "a text that is longer than twelve letters",
         "straße", "zürich und umgebung", "日本", None, "Z"]
n = 250_000
x = pd.Series([words[(i * 7 + i // 11) % len(words)] for i in range(n)], dtype=object)
y = x.shift(1)
for wanted in ["id016", "id0160", "", "a text that is longer than twelve bytes", "日本", "none of them"]:
    counts = [int(flags.sum()) for flags in (x == wanted, x != wanted)]
    print(repr(wanted), counts)
known = x.dropna()
for wanted in ["id016", "id016\0", "a text that is longer than twelve bytesx", "s", "日"]:
    counts = [int(flags.sum()) for flags in (known < wanted, known <= wanted, known > wanted, known >= wanted)]
    print(repr(wanted), counts)
print(int((x == y).sum()), int((x != y).sum()))
a, b = known.iloc[:-1].reset_index(drop=True), known.iloc[1:].reset_index(drop=True)
print([int(flags.sum()) for flags in (a < b, a <= b, a > b, a >= b)])
print(x.str.len().describe().round(6).to_dict(), x.str.len().dtype, known.str.len().dtype)
print(int(known.str.len().sum()), known.str.startswith("id").sum(), known.str.endswith("bytes").sum(), known.str.contains("016").sum())
print(x.str.contains("016").value_counts(dropna=False).to_dict(), x.str.startswith("id").dtype)
for dtype in ["string"]:
    s = x.astype(dtype)
    print(s.str.len().dtype, s.str.len().sum(), s.str.len().isna().sum(), s.str.contains("016").sum(), s.str.contains("016").dtype)
print(x[x == "id016"].head(3).to_dict(), x[x != "id016"].tail(3).to_dict())
small = pd.Series(["b", None, "a", "longer than twelve bytes"], dtype=object)
print((small == "a").tolist(), (small != "a").tolist(), ("a" == small).tolist(), small.str.len().tolist(), small.str.startswith("b").tolist())
print((small == None).tolist(), (small != None).tolist())
