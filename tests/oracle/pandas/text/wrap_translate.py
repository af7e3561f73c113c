# str.wrap, translate and normalize
import pandas as pd

s = pd.Series(["the quick brown fox", "jumps"])
print(s.str.wrap(9).tolist())
table = str.maketrans({"o": "0", "u": None, "k": "KK"})
print(s.str.translate(table).tolist())
accents = pd.Series(["cafe\u0301", "caf\u00e9"])
print(accents.str.normalize("NFC").tolist())
print(accents.str.normalize("NFD").str.len().tolist())
print(accents.str.normalize("NFKD").str.encode("ascii", errors="ignore").str.decode("utf-8").tolist())
