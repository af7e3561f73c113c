# A server whose entry is wrong does not exist, and the hint says why.
from servers.wrong import x
