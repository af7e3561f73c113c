# attack: a skill that runs for ever when it is checked
# stopped by: ExecutionTimeout
# limits: timeout=2
save_skill("endless", "while True:\n    pass", "never ends")
print("ESCAPED")
