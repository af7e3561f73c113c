# attack: save code that the check refuses, and run it as a skill
# stopped by: ValueError
save_skill("steps_out", "import os\ndef steps_out():\n    return os.listdir('/')", "lists the host")
from skills.steps_out import steps_out
print("ESCAPED", steps_out())
