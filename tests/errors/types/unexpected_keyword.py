# A keyword the function does not know.
def connect(host, timeout=5):
    return (host, timeout)


print(connect("db", timout=10))
