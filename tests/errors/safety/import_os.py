# The module nobody gets.
import os

print(os.listdir("."))
