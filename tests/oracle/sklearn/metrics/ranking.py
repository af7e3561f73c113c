"""Gains of rankings, and rankings of labels."""
from sklearn.metrics import coverage_error, dcg_score, label_ranking_average_precision_score, label_ranking_loss, ndcg_score

true, scores = [[10, 0, 0, 1, 5]], [[.1, .2, .3, 4, 70]]
print([dcg_score(true, scores), ndcg_score(true, scores), ndcg_score(true, scores, k=3), dcg_score(true, scores, k=2, log_base=10)])
print([ndcg_score(true, [[1, 0, 0, 0, 1]]), ndcg_score(true, [[1, 0, 0, 0, 1]], ignore_ties=True)])
labels, ranked = [[1, 0, 0], [0, 0, 1], [1, 1, 1], [0, 0, 0]], [[0.75, 0.5, 1], [1, 0.2, 0.1], [1, 2, 3], [0.5, 0.5, 0.1]]
print([coverage_error(labels[:3], ranked[:3]), label_ranking_average_precision_score(labels, ranked), label_ranking_loss(labels, ranked)])
print([label_ranking_average_precision_score(labels, ranked, sample_weight=[1, 2, 3, 4]), label_ranking_loss([[1, 0, 1]], [[0.5, 0.5, 0.5]])])
for call in (lambda: ndcg_score([[-1, 2]], [[1, 2]]), lambda: coverage_error([1, 0], [1, 0]), lambda: ndcg_score([[1]], [[1]])):
    try:
        call()
    except ValueError as error:
        print(error)
