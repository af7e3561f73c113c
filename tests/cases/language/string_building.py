# Building text efficiently: join, format, multiplication and StringIO.
import io

words = ["alpha", "beta", "gamma"]
print(" ".join(words), ",".join(w[0] for w in words), "".join(reversed(words)))
print("\n".join(f"{i:>2}: {w}" for i, w in enumerate(words, 1)))
print("=" * 20)

buffer = io.StringIO()
for word in words:
    buffer.write(word.capitalize())
    buffer.write(";")
print(buffer.getvalue())


def pyramid(height):
    return "\n".join(("*" * (2 * n + 1)).center(2 * height - 1).rstrip() for n in range(height))


print(pyramid(4))


def acronym(text):
    return "".join(word[0] for word in text.split()).upper()


print(acronym("portable network graphics"))


def run_length(text):
    if not text:
        return ""
    parts, count = [], 1
    for previous, current in zip(text, text[1:] + "\0"):
        if current == previous:
            count += 1
        else:
            parts.append(f"{previous}{count}")
            count = 1
    return "".join(parts)


print(run_length("aaabccdddd"), run_length(""))
rows = [["id", "name"], ["1", "Ann"], ["20", "Bob"]]
print("\n".join("".join(cell.ljust(6) for cell in row).rstrip() for row in rows))
text = ""
for n in range(5):
    text += str(n) * n
print(text)
