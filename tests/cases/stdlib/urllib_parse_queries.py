# urllib.parse: query strings.
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

print(parse_qs("a=1&b=2&a=3"), parse_qsl("a=1&b=2&a=3"))
print(parse_qs("name=Ann+Lee&city=S%C3%A3o"), parse_qs("empty=&x=1"), parse_qs("empty=", keep_blank_values=True))
print(urlencode({"q": "a b&c", "page": 2}), urlencode([("k", "v1"), ("k", "v2")]))
print(urlencode({"tag": ["x", "y"]}, doseq=True), urlencode({"\u00e9": "\u00f1"}))
print(dict(parse_qsl(urlencode({"x": "1", "y": "two words"}))))
try:
    parse_qs("broken", strict_parsing=True)
except ValueError:
    print("strict parsing refuses a bare name")


def with_params(url, **changes):
    parts = urlsplit(url)
    params = dict(parse_qsl(parts.query))
    for key, value in changes.items():
        if value is None:
            params.pop(key, None)
        else:
            params[key] = value
    return parts._replace(query=urlencode(params)).geturl()


print(with_params("http://x.org/s?q=old&page=1", q="new", page=None, sort="asc"))
print(with_params("http://x.org/s", a=1))
print(parse_qsl("a=1;b=2", separator=";"), urlencode({"a": None, "b": True, "c": 1.5}))
try:
    parse_qs("a=1&b=2&c=3", max_num_fields=2)
except ValueError:
    print("too many fields")
