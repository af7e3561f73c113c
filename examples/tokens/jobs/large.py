from servers.filesystem import read_text_file
from servers.memory import read_graph
from servers.sqlite import read_query

orders = json.loads(read_query(query="select id, customer, cents from orders").replace("'", '"'))
paid = {}
for line in read_text_file(path="payments.csv")["content"].splitlines()[1:]:
    _, order, cents = map(int, line.split(","))
    paid[order] = paid.get(order, 0) + cents
regions = {node["name"]: node["observations"][0].removeprefix("region: ") for node in read_graph()["entities"]}
missing = {}
for order in orders:
    rest = order["cents"] - paid.get(order["id"], 0)
    if rest > 0:
        n, total = missing.get(regions[order["customer"]], (0, 0))
        missing[regions[order["customer"]]] = (n + 1, total + rest)
missing
