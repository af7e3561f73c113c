# domains and paths out of urls
import pandas as pd

urls = pd.Series(["https://www.example.com/a/b?x=1", "http://test.org", "ftp://files.net/z", None])
print(urls.str.extract(r"^(\w+)://([^/]+)(/[^?]*)?"))
print(urls.str.split("://").str[1].str.split("/").str[0].str.replace("www.", "").tolist())
print(urls.str.startswith("https", na=False).sum())
print(urls.str.partition("?")[0].tolist())
