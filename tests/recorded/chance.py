# Everything that draws numbers nobody gave a seed for.
import random
import secrets
import uuid

print(random.random(), random.sample(range(100), 5))
print(random.Random().random(), random.Random.__bases__[0]().random(), random.SystemRandom().randrange(10**9))
print(secrets.token_hex(8), secrets.choice("abcdef"))
print(uuid.uuid4(), uuid.uuid1(), uuid.uuid7())
random.seed()
print(random.random())
