# attack: sys, its module table, its frames and its hooks
# prints: True True
import sys
for name in ("modules", "_getframe", "meta_path", "path_hooks", "settrace", "setprofile", "addaudithook", "_current_frames",
             "path_importer_cache", "breakpointhook", "excepthook", "setswitchinterval", "intern_table"):
    if hasattr(sys, name):
        print("ESCAPED sys." + name)
print(hasattr(sys, "version"), hasattr(sys, "maxsize"))
