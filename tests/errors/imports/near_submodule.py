# A sub-module of a package that is not there.
import xml.etree.ElementTre as tree

print(tree)
