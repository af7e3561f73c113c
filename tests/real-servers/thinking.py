# A tool with many parameters, called with too few, with wrong ones, and right.
from servers.sequential_thinking import sequentialthinking

for arguments in ({}, {"thought": "x", "nextThoughtNeeded": False, "thoughtNumber": "one", "totalThoughts": 1}):
    try:
        sequentialthinking(arguments)
    except TypeError as error:
        print(error)
thought = sequentialthinking(thought="Count to one.", nextThoughtNeeded=False, thoughtNumber=1, totalThoughts=1)
print(thought["thoughtNumber"], thought["nextThoughtNeeded"])
