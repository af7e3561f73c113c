# A name taken from a refused module, inside a function.
def fetch(url):
    from urllib.request import urlopen
    return urlopen(url).read()


print(fetch("https://example.com"))
