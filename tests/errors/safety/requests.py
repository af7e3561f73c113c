# A request to a server.
import requests

response = requests.get("https://example.com/api")
print(response.json())
