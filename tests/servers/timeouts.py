# A tool may have a time limit of its own.
# server: slow talks {"timeout": 30, "timeouts": {"hang": 1}}
from servers.slow import echo, hang

print(echo(text="within 30 seconds"))
hang()
