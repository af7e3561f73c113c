# attack: coding cookies of unknown and wide encodings
# stopped by: nothing
# source: "# -*- coding: utf-7 -*-\n# -*- coding: workspace.os -*-\nx = 1\n"
