# The print of Python 2.
name = "Ada"
print "hello", name
