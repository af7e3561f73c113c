# attack: __class__ assignment between native types of equal size makes one payload be read as another (memory confusion)
# stopped by: TypeError
import operator

g = operator.itemgetter(1, 2, 3)
g.__class__ = slice
print("ESCAPED an itemgetter is now a slice")
