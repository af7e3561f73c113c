# attack: coding cookies of unknown and wide encodings
# prints: 1
# source: "# -*- coding: utf-7 -*-\n# -*- coding: workspace.os -*-\nx = 1\n" then "print(x)\n"
