# uuid: name-based identifiers, parsing and comparison.
import uuid

print(uuid.uuid5(uuid.NAMESPACE_DNS, "example.com"))
print(uuid.uuid3(uuid.NAMESPACE_URL, "http://example.com/"))
print(uuid.uuid5(uuid.NAMESPACE_DNS, "example.com") == uuid.uuid5(uuid.NAMESPACE_DNS, "example.com"))

u = uuid.UUID("12345678-1234-5678-1234-567812345678")
print(u, repr(u), u.hex, u.int, u.bytes, u.urn)
print(u.fields, u.time_low, u.node, u.version, u.variant == uuid.RESERVED_NCS)
for text in ("{12345678123456781234567812345678}", "urn:uuid:12345678-1234-5678-1234-567812345678"):
    print(uuid.UUID(text) == u)
print(uuid.UUID(int=5), uuid.UUID(bytes=bytes(range(16))), uuid.UUID(bytes_le=u.bytes_le) == u)
print(uuid.UUID(int=1) < uuid.UUID(int=2), len({u, uuid.UUID(int=u.int)}), str(uuid.UUID(int=0)))

random_id = uuid.uuid4()
print(random_id.version, len(str(random_id)), random_id.variant == uuid.RFC_4122, uuid.uuid4() != random_id)
try:
    uuid.UUID("not a uuid")
except ValueError as error:
    print(error)
names = ["ann", "bob", "ann"]
print([str(uuid.uuid5(uuid.NAMESPACE_OID, name))[:8] for name in names])
print(sorted([uuid.UUID(int=3), uuid.UUID(int=1)])[0].int)
