# Augmented assignment on names, items and attributes; mutation versus rebinding.
n = 10
n += 1
n -= 2
n *= 3
n /= 2
n //= 1
n **= 2
n %= 100
print(n)
bits = 0b1100
bits &= 0b0110
bits |= 0b0001
bits ^= 0b1111
bits <<= 2
bits >>= 1
print(bits)

items = [1]
alias = items
items += [2]
print(alias, alias is items)
items = items + [3]
print(alias, items)

pair = (1,)
same = pair
pair += (2,)
print(same, pair)

text = "a"
text += "b"
text *= 3
print(text)

table = {"count": 0}
table["count"] += 5
table |= {"more": 1}
print(table)

calls = []


def index():
    calls.append("index")
    return 0


values = [10]
values[index()] += 5
print(values, calls)


class Holder:
    total = 0


holder = Holder()
holder.total += 1
print(holder.total, Holder.total)
