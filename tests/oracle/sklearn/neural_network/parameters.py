# How a network is written out.
from sklearn.base import clone
from sklearn.neural_network import BernoulliRBM, MLPClassifier, MLPRegressor

print(MLPClassifier())
print(MLPClassifier(hidden_layer_sizes=(10, 5), activation="tanh", solver="sgd", alpha=0.01, random_state=1))
print(MLPRegressor(loss="poisson", hidden_layer_sizes=(3,), early_stopping=True))
print(BernoulliRBM(n_components=4))
model = MLPRegressor(hidden_layer_sizes=(7,))
print(clone(model).get_params()["hidden_layer_sizes"], sorted(model.get_params())[:5])
