# The constants of JSON written into Python.
settings = {"debug": true, "retries": 3}
print(settings)
