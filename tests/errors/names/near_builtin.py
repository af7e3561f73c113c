# A misspelt builtin function.
scores = {"ada": 91, "grace": 88}
for name, score in enumarate(scores.items()):
    print(name, score)
