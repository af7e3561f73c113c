# Answers that few servers give: twice, after ten thousand notices, in a line without an end.
# server: hard hard
from servers.hard import echo, endless, storm, twice

print(twice(), echo(text="after the second answer"))
print(storm(), echo(text="after the storm"))
try:
    endless()
except ConnectionError as error:
    print(error)
print(echo(text="it was started again"))
