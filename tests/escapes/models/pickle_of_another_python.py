# attack: a model of the original scikit-learn, as pickle and joblib write it: names of classes and functions to call
# prints: pickle may hold data only, not sklearn.preprocessing._data.StandardScaler
# prints: pickle may hold data only, not sklearn.preprocessing._data.StandardScaler
# prints: pickle may hold data only, not joblib.numpy_pickle.NumpyArrayWrapper
import base64
import io
import pickle
import zlib

import joblib

pickled = (
    "eNqNkcFKw0AQhpPaahWtguBBxZOHelnQix4Ehd4M9GAfYNkmUzeYbMLuppKDoIdqC3Pr+Fy+im+gm7RIwYtz2NkZfv5vf/al+fHpe3XhkXlMQG"
    "jFcg25zkIwJlYPjEfCCsLOwAoVCR0NQpGApjmdvdIzdXHzKbaSpyAUTbFdD8ZG7t4Ms7x0vaP4CIQtNBgeK06Bj7uKG5HmidsYALfDA1Wkecl4"
    "mGlgaZHYWGgtSsJ143ii4mGr1rge2TKHatOIr2g2fad76gZr6F9Tv9+/+3ZVH4FnadhrNxb5PHpzOmxVL+Ukt3CbawgzZawuQuvc5A5uVAkr7J"
    "wCb0I9f0gLcz/wJyR3sTFaAcr9v7hZr73E3ZIbsTkW2tEO5XFlKE9W7U5/xV83tbjOCv+W7/Hlj/ExaBNnyqU7Z5fsgooh+wGqerPb"
)
dumped = (
    "eNqNkk1LJDEQhqfHUccFPxZhLwOirML4QYN7WQ8Lq3izYQ568Biqu6PJbjodkvRIHxbcgzpCbtb8DP/b/gM36RndAS9bh06lyFvvU0XfdsbPUa"
    "sJ1zM/BQUtY6Wp0mVGjeHyOiY5WEC3cmFB5qDziwwE1fiEu7/xF/bd0g23jBQUJI5ct7kYm/u8k5Wq9ueKJFcUbKWpIVwSTCK3KomBQglfMZT6"
    "mvskq0LVMclKTeOiEpaD1lCjWzDeD4Kfm2/e+DO3taKh0uZH+Dh6wHPsJ3Mu+oaDweDsxUfzSVoW09NuezJfC+/9OzcfSL3h+o8yFTyNm55E8c"
    "wPj+7jIFxPgvWlBqVmB+2aKs0EGINs2S2GXQTAwGUYeJ4kuvN5qXMvctHpGydbde2rGU62/p7SfQAhyhtSFKD8ynoTqsaBgODXsqDSkrS21GCy"
    "VqWLL5OYjnY83ptmrjMETZD1JtBsg22yrUDGPrNttsP6bG/E9kOLzj/9n+/jg1d9s2/6Xx3aM/qNV/0amf5GZEi14aX0eziMv8ZfsErjv3Nt7O"
    "U="
)
array = (
    "eNo1T7sOwjAM7IMCYgIx8gOwMDOwIDYqdWBhrBIaQSFpo6QVyoAEA6JI3jAfxhdBKHCDfbbudPap8Xg6X0B/l1Oe0nFWCmlima73nCH0os84U4"
    "qYlSJSMoV3HJ3xiENo65KuOdEaIahdCK0sIR+tFUGgt0QyDL2L5blKrBXcueVJYex+2/wzq/XSCd6qKy5xGPrgTjGKosXLoi6hUyCFDuE8P8RC"
    "EIkVDL531mkx4ekmEywrYmoKpjHsltS3xt9vjvvr4zcRu13M"
)

for text in (pickled, dumped, array):
    content = zlib.decompress(base64.b64decode(text))
    try:
        print("ESCAPED:", joblib.load(io.BytesIO(content)))
    except pickle.UnpicklingError as error:
        print(str(error).partition(";")[0])
