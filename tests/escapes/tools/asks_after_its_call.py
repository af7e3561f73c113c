# attack: a server asks the person and the model for something, during its call and after it has ended
# server: talker talks
# setting: server_requests = ["elicitation", "sampling"]
# prints: {'action': 'decline'}
# prints: -32601
# prints: soon
# prints: {'action': 'decline'}
from servers.talker import ask, ask_later, ask_model, asked

print(ask())
print(ask_model()["code"])
print(ask_later())
print(asked()["result"])
