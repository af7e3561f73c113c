# There is no help(), but every function says what it is for.
import json

help(json.dumps)
