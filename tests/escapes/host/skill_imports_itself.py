# attack: skills that import each other without end
# prints: 1
save_skill("mutual_b", "def b():\n    return 1", "first without a")
save_skill("mutual_a", "from skills.mutual_b import b\ndef a():\n    return b()", "imports b")
save_skill("mutual_b", "import skills.mutual_a\ndef b():\n    return 1", "imports a, which imports b")
try:
    import skills.mutual_a
    print(skills.mutual_a.a())
except ImportError as error:
    print(type(error).__name__, error)
