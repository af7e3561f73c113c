# A misspelt list method.
queue = [1, 2, 3]
queue.apend(4)
print(queue)
