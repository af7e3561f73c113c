# A package that does not exist here.
import leftpad

print(leftpad.pad("7", 3))
