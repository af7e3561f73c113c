# attack: normalisation and case operations that expand or reorder long runs of marks
# stopped by: MemoryLimit
# limits: timeout=30 memory=128M
import unicodedata

for text in ("\ufdfa" * 3000000, "a" + "\u0301\u0323" * 2000000, "\uac00" * 5000000, "\u1e9b\u0323" * 3000000):
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        x = unicodedata.normalize(form, text)
        if len(x) > 128 << 20:
            print("ESCAPED", len(x))
print("ended")
