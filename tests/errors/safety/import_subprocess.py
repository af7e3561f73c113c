# One forbidden import, in the words of the playbook.
import subprocess
