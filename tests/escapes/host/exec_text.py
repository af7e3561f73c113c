# attack: text handed to the exec that exists for skills
# stopped by: TypeError
load_skill
exec("print('ESCAPED')")
