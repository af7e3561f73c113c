"""Makes words.bin, the table that `src/search/meaning.rs` reads: distil.py MODEL REGISTRY_SERVERS OUTPUT.

A sentence model says what texts mean by looking at all their words together. The table has to do with the sum of its words. So
each word gets the direction that the model gives it when it stands alone, and the words of tool definitions are then moved until
the sums for 6,000 definitions come as near as they can to what the model says of these.
"""

import gzip
import json
import re
import sys
from collections import Counter
from pathlib import Path

import numpy as np
from encoder import Encoder

N_DIMENSIONS = 64
# Rarer words of definitions are mostly names.
LEAST_DEFINITIONS = 2
# How firmly words stay where the model puts them.
FIRMNESS = 1.0
# Words as frequent as one in a thousand count half.
USUAL = 1e-3


def main(model, registry, output):
    encoder = Encoder(Path(model))
    texts = texts_of(json.load(gzip.open(registry)))
    words = vocabulary(encoder, texts)
    print(f"{len(words)} words, {len(texts)} texts")
    alone = encoder.encode(words)
    together = encoder.encode(texts, longest=48)
    directions = fitted(words, alone, weights_of(encoder, words), texts, together)
    write(Path(output), words, directions)


def texts_of(servers):
    """Names of tools, and the beginnings of what they are for."""
    texts = set()
    for tool in (tool for server in servers for tool in server["tools"]):
        name = " ".join(words_of(tool["name"]))
        words = words_of(tool.get("description") or "")
        texts |= {name, " ".join([name, *words[:30]]), " ".join(words[:12])}
    return sorted(texts)


def words_of(text):
    return re.findall(r"[a-z]+|\d+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower())


def vocabulary(encoder, texts):
    """The words that the model knows whole, and those of definitions, which it knows in pieces."""
    whole = {token for token in encoder.tokens if re.fullmatch("[a-z]{2,}", token)}
    n_texts = Counter(word for text in texts for word in set(text.split()))
    frequent = {word for word, count in n_texts.items() if count >= LEAST_DEFINITIONS and re.fullmatch("[a-z]{3,20}", word)}
    return sorted(whole | {word for word in frequent if encoder.pieces(word)})


def weights_of(encoder, words):
    """How much a word says. The model's list is in the order of frequency, which falls as the inverse of the rank."""
    first = encoder.number_of["the"]
    ranks = np.array([encoder.number_of.get(word, len(encoder.tokens)) - first for word in words])
    frequencies = 0.1 / (np.maximum(ranks, 0) + 10)
    return USUAL / (USUAL + frequencies)


def fitted(words, alone, weights, texts, together):
    centred, wanted = alone - alone.mean(0), together - together.mean(0)
    _, _, axes = np.linalg.svd(np.vstack([centred[::3], wanted]), full_matrices=False)
    axes = axes[:N_DIMENSIONS].T
    start, wanted = centred @ axes * weights[:, None], wanted @ axes
    numbers = {word: number for number, word in enumerate(words)}
    in_texts = [[numbers[word] for word in text.split() if word in numbers] for text in texts]
    used = sorted({number for text in in_texts for number in text})
    place = {number: index for index, number in enumerate(used)}
    sums = np.zeros((len(texts), len(used)), np.float32)
    for row, text in zip(sums, in_texts):
        for number in text:
            row[place[number]] += len(text) ** -0.5
    first = sums @ start[used]
    start *= (first * wanted).sum() / (first * first).sum()
    ridge = sums.T @ sums + FIRMNESS * np.eye(len(used))
    directions = start.copy()
    directions[used] = np.linalg.solve(ridge, sums.T @ wanted + FIRMNESS * start[used])
    return directions


def write(path, words, directions):
    lengths = np.linalg.norm(directions, axis=1)
    weights = np.round(255 * np.minimum(lengths / np.quantile(lengths, 0.999), 1)).astype(np.uint8)
    rounded = np.round(127 * directions / np.abs(directions).max(1, keepdims=True)).astype(np.int8)
    letters = [word.encode() for word in words]
    offsets = np.cumsum([0, *map(len, letters)]).astype("<u4")
    header = np.array([len(words), directions.shape[1]], "<u4")
    path.write_bytes(b"".join([header.tobytes(), weights.tobytes(), offsets.tobytes(), *letters, rounded.tobytes()]))
    print(f"{path.stat().st_size} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
