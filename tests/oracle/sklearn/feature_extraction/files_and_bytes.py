# Texts read from files, bytes in an encoding, open files.
import io
from sklearn.feature_extraction.text import CountVectorizer

for name, text in (("workspace/one.txt", "red green"), ("workspace/two.txt", "blue red red")):
    with open(name, "w") as file:
        file.write(text)
print(CountVectorizer(input="filename").fit_transform(["workspace/one.txt", "workspace/two.txt"]).toarray().tolist())
print(CountVectorizer(input="file").fit([io.StringIO("red pink")]).get_feature_names_out())
print(CountVectorizer(encoding="latin-1").fit(["café olé".encode("latin-1")]).get_feature_names_out())
print(CountVectorizer(decode_error="ignore").fit(["café olé".encode("latin-1")]).get_feature_names_out())
try:
    CountVectorizer().fit(["café".encode("latin-1")])
except UnicodeDecodeError as e:
    print(type(e).__name__)
