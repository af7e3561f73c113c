//! Cases of model metrics.

use orchestrator_statistics::metrics::classification::{Average, Scores, confusion};
use orchestrator_statistics::metrics::ranking::{self, Multiclass};
use orchestrator_statistics::metrics::{self, clustering, forecasting, regression};

use crate::input::Input;

pub(crate) fn compute(function: &str, input: &Input) -> Option<Vec<f64>> {
    predicted_numbers(function, input)
        .or_else(|| predicted_classes(function, input))
        .or_else(|| predicted_scores(function, input))
        .or_else(|| clusters(function, input))
}

fn predicted_numbers(function: &str, input: &Input) -> Option<Vec<f64>> {
    let (truth, predicted) = (|| input.values("truth"), || input.values("predicted"));
    Some(match function {
        "regression" => {
            let found = regression::errors(&truth(), &predicted()).expect("errors");
            vec![
                found.mae,
                found.mse,
                found.rmse,
                found.mape,
                found.smape,
                found.median_absolute,
                found.largest,
                found.r2,
                found.explained_variance,
                found.bias,
            ]
        }
        "squared_log_error" => vec![regression::squared_log_error(&truth(), &predicted()).expect("an error")],
        "pinball" => vec![forecasting::pinball(&truth(), &predicted(), input.number("share")).expect("a loss")],
        "mase" => {
            let training = input.values("training");
            vec![forecasting::mase(&truth(), &predicted(), &training, input.size("season")).expect("an error")]
        }
        "intervals" => {
            let (lower, upper) = (input.values("lower"), input.values("upper"));
            let found = forecasting::intervals(&truth(), &lower, &upper).expect("a result");
            vec![found.coverage, found.below, found.above, found.mean_width]
        }
        _ => return None,
    })
}

#[expect(clippy::cast_precision_loss, reason = "small counts")]
fn predicted_classes(function: &str, input: &Input) -> Option<Vec<f64>> {
    if !["confusion", "agreement", "precision_recall_f"].contains(&function) {
        return None;
    }
    let table = confusion(&input.labels("truth"), &input.labels("predicted")).expect("a table");
    let numbers = |scores: Scores| vec![scores.precision, scores.recall, scores.f];
    Some(match function {
        "confusion" => table.counts.concat().into_iter().map(|count| count as f64).collect(),
        "agreement" => vec![table.accuracy(), table.balanced_accuracy(), table.cohens_kappa(), table.matthews()],
        _ => {
            let (beta, zero) = (input.number("beta"), input.number("zero"));
            let average = match input.text("average") {
                "micro" => Average::Micro,
                "macro" => Average::Macro,
                "weighted" => Average::Weighted,
                "binary" => Average::Binary(1),
                _ => {
                    let classes = table.per_class(beta, zero);
                    let line = |class: &metrics::classification::ClassScores| {
                        [numbers(class.scores), vec![class.support as f64]].concat()
                    };
                    return Some(classes.iter().flat_map(line).collect());
                }
            };
            numbers(table.scores(average, beta, zero))
        }
    })
}

fn predicted_scores(function: &str, input: &Input) -> Option<Vec<f64>> {
    let (truth, scores) = (|| input.flags("truth"), || input.values("scores"));
    let probabilities = || input.samples("probabilities");
    Some(match function {
        "roc_curve" => {
            let curve = ranking::roc_curve(&truth(), &scores()).expect("a curve");
            [curve.false_positive_rate, curve.true_positive_rate, curve.thresholds].concat()
        }
        "roc_auc" => vec![ranking::roc_auc(&truth(), &scores()).expect("an area")],
        "precision_recall_curve" => {
            let curve = ranking::precision_recall(&truth(), &scores()).expect("a curve");
            [curve.precision, curve.recall, curve.thresholds].concat()
        }
        "average_precision" => vec![ranking::average_precision(&truth(), &scores()).expect("an area")],
        "roc_auc_multiclass" => {
            let how = if input.text("how") == "ovr" { Multiclass::OneVersusRest } else { Multiclass::OneVersusOne };
            let labels = input.labels("truth");
            vec![ranking::roc_auc_multiclass(&labels, &probabilities(), how, input.flag("weighted")).expect("an area")]
        }
        "log_loss" => vec![ranking::log_loss(&input.labels("truth"), &probabilities()).expect("a loss")],
        "brier" => vec![ranking::brier(&input.labels("truth"), &probabilities()).expect("a score")],
        _ => return None,
    })
}

fn clusters(function: &str, input: &Input) -> Option<Vec<f64>> {
    if function == "partitions" {
        let (truth, predicted) = (input.labels("truth"), input.labels("predicted"));
        let both = metrics::compare_partitions(&truth, &predicted).expect("a result");
        return Some(vec![
            metrics::adjusted_rand(&truth, &predicted).expect("a result"),
            metrics::normalized_mutual_information(&truth, &predicted).expect("a result"),
            metrics::adjusted_mutual_information(&truth, &predicted).expect("a result"),
            metrics::mutual_information(&truth, &predicted).expect("a result"),
            metrics::fowlkes_mallows(&truth, &predicted).expect("a result"),
            both.homogeneity,
            both.completeness,
            both.v_measure,
        ]);
    }
    let points = input.0.get("points").map(|_| input.values("points"))?;
    let (n_columns, labels) = (input.size("n_columns"), input.labels("labels"));
    Some(match function {
        "silhouette" => vec![clustering::silhouette(&points, n_columns, &labels).expect("a result")],
        "silhouette_samples" => clustering::silhouette_samples(&points, n_columns, &labels).expect("a result"),
        "davies_bouldin" => vec![clustering::davies_bouldin(&points, n_columns, &labels).expect("a result")],
        "calinski_harabasz" => vec![clustering::calinski_harabasz(&points, n_columns, &labels).expect("a result")],
        _ => return None,
    })
}
