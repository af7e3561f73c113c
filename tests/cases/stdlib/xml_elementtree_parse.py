# xml.etree.ElementTree: parsing, searching and reading elements.
import xml.etree.ElementTree as ET

source = """<?xml version="1.0"?>
<library city="Rome">
  <book id="b1" lang="en"><title>First</title><year>1999</year></book>
  <book id="b2"><title>Second &amp; last</title><year>2005</year></book>
  <magazine id="m1"><title>Weekly</title></magazine>
</library>"""
root = ET.fromstring(source)
print(root.tag, root.attrib, len(root), [child.tag for child in root])
for book in root.findall("book"):
    print(book.get("id"), book.get("lang", "none"), book.find("title").text, int(book.findtext("year")))
print([t.text for t in root.iter("title")], root.find("missing"), root.findtext("missing", "default"))
print(root.find("./book[@id='b2']/title").text, [e.get("id") for e in root.findall("*[title]")])
print([e.get("id") for e in root.findall(".//*[@id]")], root.find("book[2]").get("id"))
print(root[0][1].text, root[0].keys(), root[1].items(), "".join(root[0].itertext()))

mixed = ET.fromstring("<p>Hello <b>bold</b> tail</p>")
print(repr(mixed.text), repr(mixed[0].text), repr(mixed[0].tail))

namespaced = ET.fromstring('<a xmlns:n="urn:x"><n:b>v</n:b></a>')
print(namespaced[0].tag, namespaced.find("n:b", {"n": "urn:x"}).text)

print(issubclass(ET.ParseError, SyntaxError))
try:
    ET.fromstring("<open><unclosed></open>")
except ET.ParseError as error:
    print("parse error at line", error.position[0])
print(sum(int(y.text) for y in root.iter("year")))
