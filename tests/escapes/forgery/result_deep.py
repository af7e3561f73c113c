# attack: a result nested a hundred thousand levels deep
# prints: made
# result: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["..."]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
x = []
for _ in range(100000):
    x = [x]
print("made")
result = x
result
