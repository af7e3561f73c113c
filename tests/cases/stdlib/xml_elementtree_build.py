# xml.etree.ElementTree: building, changing and writing documents.
import io
import xml.etree.ElementTree as ET

root = ET.Element("order", {"id": "7"})
customer = ET.SubElement(root, "customer", vip="yes")
customer.text = "Ann & Bob"
for name, price in [("pen", 1.5), ("book", 12)]:
    item = ET.SubElement(root, "item", name=name)
    item.text = str(price)
ET.SubElement(root, "empty")
print(ET.tostring(root, encoding="unicode"))
ET.indent(root)
print(ET.tostring(root, encoding="unicode"))

root.set("status", "paid")
root.remove(root.find("empty"))
root.find("item").text = "2.0"
for item in root.findall("item"):
    item.set("currency", "EUR")
root.insert(0, ET.Comment("generated"))
print(ET.tostring(root, encoding="unicode"))

buffer = io.BytesIO()
ET.ElementTree(ET.Element("doc", note='quote " <tag>')).write(buffer, encoding="utf-8", xml_declaration=True)
print(buffer.getvalue().decode())
print(ET.tostring(ET.fromstring("<a>\u00e9</a>")), ET.tostring(ET.Element("b"), short_empty_elements=False))

events = []
stream = io.StringIO("<r><x>1</x><y/></r>")
for event, element in ET.iterparse(stream, events=("start", "end")):
    events.append(f"{event}:{element.tag}")
print(events)
