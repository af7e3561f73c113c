# Pictures become files of artifacts/.
from servers.fixture import picture

for _ in range(2):
    print(picture())
print(open("artifacts/fixture_picture_1.png", "rb").read()[:4])
