# Two imports in one line and one below.
import os, sys
import subprocess

subprocess.run(["ls", os.getcwd()])
