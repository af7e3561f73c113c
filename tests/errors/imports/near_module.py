# A misspelt module.
import colections

print(colections.Counter("banana"))
