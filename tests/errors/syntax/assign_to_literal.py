# A name and a value the wrong way round.
5 = count
