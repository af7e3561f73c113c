# A misspelt function of a module.
import math

area = math.pi * 2 ** 2
print(math.squrt(area))
