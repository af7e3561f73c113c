# structured arrays by name
import numpy as np

people = np.array([("Ann", 30, 1.7), ("Bob", 25, 1.8)], dtype=[("name", "U10"), ("age", "i4"), ("height", "f8")])
print(people, people["name"], people["age"].mean(), people[0], people[0]["name"], people.dtype.names)
print(repr(people))
people["age"][1] = 26
people[0] = ("Cid", 40, 1.6)
print(people[people["age"] > 30], np.sort(people, order="age"), people.dtype)
