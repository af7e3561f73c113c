"""The sentence model all-MiniLM-L6-v2 in numpy: texts in, rows of 384 numbers of length 1 out."""

import json
import re

import numpy as np

N_LAYERS, N_HEADS = 6, 12


class Encoder:
    def __init__(self, folder):
        self.weights = read_safetensors(folder / "model.safetensors")
        self.tokens = [line.rstrip("\n") for line in open(folder / "vocab.txt", encoding="utf-8")]
        self.number_of = {token: number for number, token in enumerate(self.tokens)}

    def pieces(self, word):
        """A lower-case word as the longest known pieces from the left; none if it cannot be cut."""
        found, start = [], 0
        while start < len(word):
            for end in range(len(word), start, -1):
                piece = ("##" if start else "") + word[start:end]
                if piece in self.number_of:
                    found.append(self.number_of[piece])
                    start = end
                    break
            else:
                return []
        return found

    def encode(self, texts, longest=128):
        """Texts of one length make a batch, so that nothing is padded."""
        cut = [[101, *(n for word in re.findall(r"[a-z]+|\d+|[^\sa-z\d]", text.lower()) for n in self.pieces(word))] for text in texts]
        cut = [[*numbers[: longest - 1], 102] for numbers in cut]
        rows = np.zeros((len(texts), 384), np.float32)
        by_length = {}
        for index, numbers in enumerate(cut):
            by_length.setdefault(len(numbers), []).append(index)
        for length, indexes in by_length.items():
            step = max(1, 4096 // length)
            for start in range(0, len(indexes), step):
                batch = indexes[start : start + step]
                rows[batch] = self.forward(np.array([cut[index] for index in batch]))
        return rows

    def forward(self, numbers):
        w = self.weights
        n_texts, length = numbers.shape
        x = w["embeddings.word_embeddings.weight"][numbers] + w["embeddings.position_embeddings.weight"][:length]
        x = self.norm(x + w["embeddings.token_type_embeddings.weight"][0], "embeddings.LayerNorm")
        split = lambda y: y.reshape(n_texts, length, N_HEADS, -1).transpose(0, 2, 1, 3)
        for layer in range(N_LAYERS):
            at = f"encoder.layer.{layer}."
            query, key, value = (split(self.dense(x, f"{at}attention.self.{part}")) for part in ("query", "key", "value"))
            scores = query @ key.transpose(0, 1, 3, 2) / np.sqrt(query.shape[-1])
            scores = np.exp(scores - scores.max(-1, keepdims=True))
            mixed = (scores / scores.sum(-1, keepdims=True)) @ value
            mixed = mixed.transpose(0, 2, 1, 3).reshape(n_texts, length, -1)
            x = self.norm(x + self.dense(mixed, f"{at}attention.output.dense"), f"{at}attention.output.LayerNorm")
            inner = gelu(self.dense(x, f"{at}intermediate.dense"))
            x = self.norm(x + self.dense(inner, f"{at}output.dense"), f"{at}output.LayerNorm")
        rows = x.mean(1)
        return rows / np.linalg.norm(rows, axis=1, keepdims=True)

    def dense(self, x, name):
        return x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]

    def norm(self, x, name):
        x = x - x.mean(-1, keepdims=True)
        x /= np.sqrt((x * x).mean(-1, keepdims=True) + 1e-12)
        return x * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]


def gelu(x):
    # The tanh form of it; no word moves by more than its rounding to eight bits.
    return 0.5 * x * (1 + np.tanh(0.7978845608 * (x + 0.044715 * x * x * x)))


def read_safetensors(path):
    data = path.read_bytes()
    start = 8 + int.from_bytes(data[:8], "little")
    header = json.loads(data[8:start])
    arrays = {}
    for name, entry in header.items():
        if entry.get("dtype") == "F32":
            first, end = entry["data_offsets"]
            arrays[name] = np.frombuffer(data[start + first : start + end], np.float32).reshape(entry["shape"])
    return arrays
