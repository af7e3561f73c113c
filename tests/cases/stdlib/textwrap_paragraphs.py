# textwrap: wrap, fill, shorten, indent and dedent.
import textwrap

text = (
    "The quick brown fox jumps over the lazy dog, then it sleeps for a very long "
    "time under an old tree."
)
for line in textwrap.wrap(text, width=30):
    print(f"{line:<30}|")
print(textwrap.fill(text, width=40, initial_indent="* ", subsequent_indent="  "))
print(textwrap.shorten(text, width=40), textwrap.shorten("short", 40))
print(textwrap.shorten(text, width=30, placeholder=" ..."))

code = """
    def f():
        return 1

    f()
"""
print(textwrap.dedent(code).strip())
print(textwrap.indent("a\n\nb", "> "))
print(textwrap.indent("a\n\nb", "> ", lambda line: True))
print(textwrap.wrap("averyveryverylongword here", 10), textwrap.wrap("a-hyphenated-word", 8))
print(textwrap.wrap("averyveryverylongword here", 10, break_long_words=False))
print(textwrap.wrap("", 10), textwrap.wrap("tabs\tand  spaces\nnewline", 40))
wrapper = textwrap.TextWrapper(width=20, max_lines=2, placeholder="[...]")
print(wrapper.wrap(text), wrapper.width)
paragraphs = ["First paragraph here.", "Second one, longer than the first."]
print("\n\n".join(textwrap.fill(p, 16) for p in paragraphs))
