# attack: trusted modules that open files themselves: csv, json, zipfile, tomllib, configparser, fileinput, shelve, zoneinfo
# prints: refused: 8
def tries():
    import zoneinfo
    yield zoneinfo.ZoneInfo("../../../../etc/passwd")

def tries2():
    import configparser
    c = configparser.ConfigParser()
    yield c.read("/etc/passwd")

def tries3():
    import zipfile
    yield zipfile.ZipFile("/etc/passwd")

def tries4():
    import tomllib
    yield tomllib.load(open("/etc/passwd", "rb"))

def tries5():
    import fileinput
    yield list(fileinput.input("/etc/passwd"))

def tries6():
    import shelve
    yield shelve.open("/tmp/escaped")

def tries7():
    import tempfile
    yield tempfile.gettempdir()

def tries8():
    import filecmp
    yield filecmp.cmp("/etc/passwd", "/etc/passwd")

def tries9():
    import mimetypes
    yield mimetypes.read_mime_types("/etc/mime.types")

refused = 0
for t in (tries, tries2, tries3, tries4, tries5, tries6, tries7, tries8, tries9):
    try:
        got = next(t())
    except Exception:
        refused += 1
        continue
    if got:
        print("ESCAPED", t.__name__, got)
print("refused:", refused)
