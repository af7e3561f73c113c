# The % operator on strings: tuples, mappings, flags, width and precision.
print("%s is %d years old" % ("Ada", 36))
print("%r %s %a" % ("it's", "it's", "caf\u00e9"))
print("%5d|%-5d|%05d|%+d|% d" % (42, 42, 42, 42, 42))
print("%x %X %#x %o %#o %c %c" % (255, 255, 255, 8, 8, 65, "B"))
print("%f %.2f %10.3f|%-10.1f|" % (3.14159, 3.14159, 3.14159, 3.14159))
print("%e %.1E %g %g" % (31415.9, 31415.9, 0.00001, 1234567))
print("100%% of %s" % "it")
print("%(name)s has %(count)03d items" % {"name": "cart", "count": 7})
print("%*d|%-*d|%.*f" % (6, 42, 6, 42, 2, 3.14159))
print("%s" % None, "%s" % [1, 2], "%s" % (("tuple",),))
print("%10s|%-10s|%.2s" % ("right", "left", "cut"))
print("%d" % 3.99, "%d" % True, "%s" % 1e100)
print("%i %u" % (5, 6))

for template, values in [("%d", "text"), ("%s %s", ("one",)), ("%s", ("one", "two"))]:
    try:
        print(template % values)
    except TypeError:
        print("TypeError for", repr(template), "with", repr(values))

print(b"%s-%d-%x" % (b"bytes", 5, 255))
rows = [("pen", 3, 1.5), ("book", 12, 10.25)]
for row in rows:
    print("%-8s %3d %8.2f" % row)
print("total: %.2f" % (rows[0][1] * rows[0][2] + rows[1][1] * rows[1][2]))
