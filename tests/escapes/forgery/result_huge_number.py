# attack: a result that is a number of more digits than Python writes
# prints: made
# result below: 64K
print("made")
result = [10 ** 5000, -(10 ** 5000)]
result
