# Function arguments: defaults, keywords, *args and **kwargs.
def describe(name, greeting="Hello", *extras, punctuation="!", **options):
    return f"{greeting} {name}{punctuation} extras={extras} options={options}"


print(describe("Ada"))
print(describe("Ada", "Hi"))
print(describe("Ada", "Hi", 1, 2, punctuation="?"))
print(describe(name="Bob", mood="happy", greeting="Hey"))

args = ["Eve", "Yo", "x"]
kwargs = {"punctuation": ".", "color": "red"}
print(describe(*args, **kwargs))
print(describe(*args, *["y"], **kwargs, size=3))


def append_to(item, bucket=[]):
    bucket.append(item)
    return bucket


print(append_to(1), append_to(2), append_to(3, []))


def safe_append(item, bucket=None):
    bucket = [] if bucket is None else bucket
    bucket.append(item)
    return bucket


print(safe_append(1), safe_append(2))


def total(*numbers):
    return sum(numbers)


print(total(), total(1), total(1, 2, 3))

calls = [
    lambda: describe(),
    lambda: describe("a", name="b"),
    lambda: total(1, key=2),
]
for call in calls:
    try:
        call()
    except TypeError as error:
        print("TypeError:", error)
