# The marks stand below the right characters after umlauts.
größen = {"höhe": 3, "länge": 0}
fläche = größen["höhe"] / größen["länge"]
