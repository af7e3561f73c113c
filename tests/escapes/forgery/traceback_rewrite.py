# attack: rewires __traceback__ and tb_next into long and looping chains before raising
# stopped by: ValueError
def tb():
    try:
        raise KeyError
    except KeyError as e:
        return e.__traceback__

head = tb()
cur = head
for _ in range(20000):
    nxt = tb()
    try:
        cur.tb_next = nxt
    except (AttributeError, TypeError):
        break
    cur = nxt
try:
    cur.tb_next = head
    print("ESCAPED a traceback loop was accepted")
except (ValueError, AttributeError, TypeError):
    pass
raise ValueError("x").with_traceback(head)
