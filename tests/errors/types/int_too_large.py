# A number that does not fit is told in the words of C, to the script as to the reader.
for attempt in (lambda: "a".ljust(10**30), lambda: range(10**30).__len__()):
    try:
        attempt()
    except (OverflowError, TypeError) as error:
        if "Rust" in str(error):
            print(error)
"a".ljust(10**30)
