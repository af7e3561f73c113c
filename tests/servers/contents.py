# Sounds and blobs become files of artifacts/ that our own names lead to; texts and links of resources are values.
# server: hard hard
from servers.hard import media

for item in media():
    print(item)
print(sorted(list_files("artifacts")))
