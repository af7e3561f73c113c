# A file written into a folder that does not exist.
with open("reports/2024/summary.txt", "w") as file:
    file.write("done")
