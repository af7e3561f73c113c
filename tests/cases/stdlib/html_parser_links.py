# html.parser: reading tags, attributes and text.
from html.parser import HTMLParser


class Outline(HTMLParser):
    def __init__(self):
        super().__init__()
        self.events = []
        self.links = []
        self.text = []

    def handle_starttag(self, tag, attrs):
        self.events.append(f"+{tag}")
        attributes = dict(attrs)
        if tag == "a" and "href" in attributes:
            self.links.append(attributes["href"])

    def handle_endtag(self, tag):
        self.events.append(f"-{tag}")

    def handle_startendtag(self, tag, attrs):
        self.events.append(f"/{tag} {attrs}")

    def handle_data(self, data):
        if data.strip():
            self.text.append(data.strip())

    def handle_comment(self, data):
        self.events.append(f"comment {data.strip()}")


page = """
<h1 class="big" id=top>Title &amp; more</h1>
<!-- a note -->
<p>See <a href="/one?x=1&amp;y=2">one</a> and <A HREF='two.html' disabled>two</A>.</p>
<br/>
<img src="x.png" alt="">
"""
parser = Outline()
parser.feed(page)
parser.close()
print(parser.events)
print(parser.links)
print(parser.text)

partial = Outline()
partial.feed("<p>split ")
partial.feed("text")
partial.feed("</p>")
partial.close()
print(partial.events, partial.text)
