# Own preprocessors, tokenizers and analyzers, and classes made of CountVectorizer.
import re
from sklearn.feature_extraction.text import CountVectorizer, TfidfVectorizer

def stem(text):
    return [re.sub(r"(ing|ed|s)$", "", word) for word in text.split()]

class Stemmed(CountVectorizer):
    def build_analyzer(self):
        analyze = super().build_analyzer()
        return lambda text: [re.sub(r"s$", "", word) for word in analyze(text)]

texts = ["walks walked walking", "dogs walk 123 times"]
print(CountVectorizer(tokenizer=stem, token_pattern=None).fit(texts).get_feature_names_out())
print(Stemmed().fit(texts).get_feature_names_out())
print(TfidfVectorizer(preprocessor=lambda text: re.sub(r"\d+", "NUM", text.lower())).fit(texts).get_feature_names_out())
print(CountVectorizer(analyzer=lambda text: [len(word) for word in text.split()]).fit(texts).vocabulary_)
print(CountVectorizer(token_pattern=r"(?u)\b(\w+)s\b").fit_transform(texts).toarray(), CountVectorizer(lowercase=False).fit(["A Bc bc"]).vocabulary_)
