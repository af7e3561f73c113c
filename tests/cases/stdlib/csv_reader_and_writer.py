# csv: reading and writing rows, quoting and delimiters.
import csv
import io

text = 'name,age,note\nAnn,30,"likes, commas"\nBob,25,"says ""hi"""\n'
rows = list(csv.reader(io.StringIO(text)))
for row in rows:
    print(row)

out = io.StringIO()
writer = csv.writer(out)
writer.writerow(["id", "text", "value"])
writer.writerows([[1, "plain", 1.5], [2, 'quote "q"', None], [3, "multi\nline", True]])
print(repr(out.getvalue()))
print(list(csv.reader(io.StringIO(out.getvalue(), newline=""))))

print(list(csv.reader(["a;b;c", "1;2;3"], delimiter=";")))
print(list(csv.reader(["a\tb", "c\td"], dialect="excel-tab")))
print(list(csv.reader(["'x y' z"], delimiter=" ", quotechar="'")))
print(list(csv.reader(["a, b,  c"], skipinitialspace=True)), list(csv.reader(["", "x", ""])))

out = io.StringIO()
writer = csv.writer(out, quoting=csv.QUOTE_ALL, lineterminator="\n")
writer.writerow([1, "a", None])
print(out.getvalue(), end="")

out = io.StringIO()
csv.writer(out, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\n").writerow([1, "a", 2.5])
print(out.getvalue(), end="")
print(list(csv.reader(io.StringIO('1,"a",2.5'), quoting=csv.QUOTE_NONNUMERIC)))

reader = csv.reader(io.StringIO(text))
header = next(reader)
print(header, reader.line_num, sum(int(row[1]) for row in reader), reader.line_num)
