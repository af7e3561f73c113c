# urllib.parse: splitting, joining and quoting URLs.
from urllib.parse import quote, quote_plus, unquote, unquote_plus, urldefrag, urljoin, urlparse, urlsplit, urlunsplit

url = "https://user:pw@example.com:8080/path/page.html;v=1?q=a+b&lang=en#section"
parts = urlsplit(url)
print(parts.scheme, parts.netloc, parts.path, parts.query, parts.fragment)
print(parts.hostname, parts.port, parts.username, parts.password)
print(urlunsplit(parts) == url, parts._replace(query="", fragment="").geturl())
print(urlparse(url).params, urlparse("mailto:ann@example.com").path, urlparse("//host/x").netloc)

base = "http://example.com/a/b/c"
for relative in ("d", "./d", "../d", "/d", "?q=1", "#f", "http://other.org/x", "//cdn.net/y"):
    print(relative, "->", urljoin(base, relative))

print(quote("a b/c&d\u00e9"), quote("a/b", safe=""), quote_plus("a b&c"), quote(b"\xff"))
print(unquote("a%20b%2Fc%C3%A9"), unquote_plus("a+b%26"), unquote("%zz"))
print(urldefrag("http://x.org/p#top"), quote("safe-._~"))
try:
    urlsplit("http://host:notaport").port
except ValueError:
    print("bad port")
print(urlsplit("http://[::1]:80/").hostname, urlsplit("HTTP://Example.COM").hostname)
