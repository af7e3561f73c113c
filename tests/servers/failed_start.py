# A server that does not start shows the end of its standard error, without the secrets it was given.
from servers.broken import x
