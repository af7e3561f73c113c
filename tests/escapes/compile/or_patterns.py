# attack: an or-pattern with fifty thousand alternatives
# prints: no case
# limits: timeout=10 memory=512M
# source: "match 1:\n    case 0" then repeat " | 2" 50000 then ":\n        pass\n" then "print('no case')\n"
