# The operator says how large a value may be; all values of one answer share it.
# server: hard hard
# setting: tool_result_bytes = "1K"
from servers.hard import big, echo, media, rows

print(len(big(bytes=1024)), big(bytes=1025))
print(rows(n=100))
print(sum(1 for line in echo(text="a line\n" * 1000)))
print(media())
