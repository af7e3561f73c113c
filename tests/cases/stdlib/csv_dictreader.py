# csv: DictReader and DictWriter.
import csv
import io

text = "name,team,points\nAnn,red,10\nBob,blue,7\nCid,red,5\n"
reader = csv.DictReader(io.StringIO(text))
print(reader.fieldnames)
totals = {}
for row in reader:
    print(row)
    totals[row["team"]] = totals.get(row["team"], 0) + int(row["points"])
print(totals)

ragged = "a,b\n1\n1,2,3\n"
print(list(csv.DictReader(io.StringIO(ragged), restkey="extra", restval="-")))
print(list(csv.DictReader(["x,y"], fieldnames=["first", "second"])))

out = io.StringIO()
writer = csv.DictWriter(out, fieldnames=["team", "points"], lineterminator="\n")
writer.writeheader()
writer.writerow({"team": "red", "points": 15})
writer.writerows([{"points": 7, "team": "blue"}, {"team": "green"}])
print(out.getvalue(), end="")

try:
    writer.writerow({"team": "x", "unknown": 1})
except ValueError:
    print("unknown field refused")
out = io.StringIO()
writer = csv.DictWriter(out, ["a"], extrasaction="ignore", lineterminator="\n")
writer.writerow({"a": 1, "b": 2})
print(out.getvalue(), end="")
