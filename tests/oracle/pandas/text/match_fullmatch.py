# str.match looks at the start, fullmatch at everything
import pandas as pd

ids = pd.Series(["AB12", "AB12x", "ab12", "12AB", None])
print(ids.str.match(r"[A-Z]{2}\d{2}"))
print(ids.str.fullmatch(r"[A-Z]{2}\d{2}"))
print(ids.str.fullmatch(r"[a-z]{2}\d{2}", case=False, na=False))
emails = pd.Series(["a@b.com", "bad", "x.y@z.org", "no@tld"])
print(emails[emails.str.match(r"^[\w.]+@\w+\.\w+$")].tolist())
