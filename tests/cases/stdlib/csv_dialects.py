# csv: custom dialects, quoting modes, escapes and sniffing.
import csv
import io


class Pipes(csv.Dialect):
    delimiter = "|"
    quotechar = "'"
    doublequote = True
    skipinitialspace = False
    lineterminator = "\n"
    quoting = csv.QUOTE_MINIMAL


csv.register_dialect("pipes", Pipes)
print("pipes" in csv.list_dialects(), csv.get_dialect("pipes").delimiter)

out = io.StringIO()
csv.writer(out, "pipes").writerows([["a", "b|c", "it's"], [1, 2, 3]])
print(out.getvalue(), end="")
print(list(csv.reader(io.StringIO(out.getvalue()), "pipes")))

out = io.StringIO()
writer = csv.writer(out, quoting=csv.QUOTE_NONE, escapechar="\\", lineterminator="\n")
writer.writerow(["a,b", "plain", "c\\d"])
print(out.getvalue(), end="")
print(list(csv.reader(io.StringIO(out.getvalue()), quoting=csv.QUOTE_NONE, escapechar="\\")))

try:
    csv.writer(io.StringIO(), quoting=csv.QUOTE_NONE).writerow(["a,b"])
except csv.Error:
    print("escape character needed")
try:
    csv.reader([], dialect="unknown")
except csv.Error as error:
    print(error)

sample = "name;size;color\nball;3;red\nbox;10;blue\n"
dialect = csv.Sniffer().sniff(sample)
print(repr(dialect.delimiter), list(csv.reader(io.StringIO(sample), dialect))[1])
csv.unregister_dialect("pipes")
print("pipes" in csv.list_dialects())
