# A complete program: a tiny template language with loops and conditions.
import re

TOKEN = re.compile(r"(\{\{.*?\}\}|\{%.*?%\})")


def lookup(name, context):
    value = context
    for part in name.strip().split("."):
        value = value[part]
    return value


def render(tokens, context, until=()):
    output = []
    while tokens:
        token = tokens.pop(0)
        if token.startswith("{{"):
            output.append(str(lookup(token[2:-2], context)))
        elif token.startswith("{%"):
            words = token[2:-2].split()
            if words[0] in until:
                break
            if words[0] == "for":
                body, rounds = list(tokens), lookup(words[3], context)
                for item in rounds:
                    tokens[:] = body
                    output.append(render(tokens, {**context, words[1]: item}, ("endfor",)))
            elif words[0] == "if":
                block = render(tokens, context, ("endif",))
                output.append(block if lookup(words[1], context) else "")
        else:
            output.append(token)
    return "".join(output)


TEMPLATE = """Hello {{ user.name }}!
{% if user.admin %}You are an administrator.
{% endif %}{% for item in items %}- {{ item.label }} costs {{ item.price }}
{% endfor %}Bye."""

context = {
    "user": {"name": "Ann", "admin": True},
    "items": [{"label": "pen", "price": 2}, {"label": "book", "price": 15}],
}
print(render(TOKEN.split(TEMPLATE), context))
context["user"]["admin"] = False
print(render(TOKEN.split(TEMPLATE), {**context, "items": context["items"][:1]}))
try:
    render(TOKEN.split("{{ missing }}"), context)
except KeyError as error:
    print("unknown name", error)
