# A magic that has no counterpart here.
if True:
    %autoreload 2
