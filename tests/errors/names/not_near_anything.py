# A name that resembles nothing: no guess is made.
total = 0
for row in [1, 2, 3]:
    total += row * exchange_rate
print(total)
