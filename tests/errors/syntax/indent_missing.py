# A loop without a body.
for n in range(3):
print(n)
