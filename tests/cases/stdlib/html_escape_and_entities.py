# html: escaping and unescaping text.
import html

print(html.escape('<a href="x">Tom & Jerry\'s</a>'))
print(html.escape('"quoted"', quote=False))
print(html.unescape("&lt;b&gt; &amp; &quot;x&quot; &#39;y&#39; &copy; &eacute;"))
print(html.unescape("&#233; &#xe9; &euro; &nbsp;|&hearts;").replace("\xa0", "<nbsp>"))
print(html.unescape("no entities"), html.unescape("&unknown; &amp"), html.unescape("AT&T"))

text = "5 < 6 & 7 > 2"
print(html.unescape(html.escape(text)) == text, html.escape(html.escape("<")))


def table(rows):
    lines = ["<table>"]
    for row in rows:
        cells = "".join(f"<td>{html.escape(str(cell))}</td>" for cell in row)
        lines.append(f"  <tr>{cells}</tr>")
    lines.append("</table>")
    return "\n".join(lines)


print(table([("name", "note"), ("Ann", "likes <b>bold</b>"), ("Bob", "R&D")]))


def attributes(**values):
    return " ".join(f'{key}="{html.escape(str(value))}"' for key, value in values.items())


print(attributes(name="q", value='"hi"'))
print(html.escape(""), len(html.escape("&" * 3)))
