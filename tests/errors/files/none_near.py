# Near none: the files there are.
write_file("notes.txt", "buy milk")
write_file("sales.csv", "region,units\nnorth,3\n")
print(open("data/raw/customers.csv").read())
