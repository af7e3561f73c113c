//! Predicted classes against true ones. Classes are codes; one that neither side has is left out of
//! averages, as scikit-learn leaves out what it never saw.

use crate::error::{Result, StatisticsError, require, same_length};

/// The most classes a matrix is made for: its size is the square.
const MAX_CLASSES: usize = 10_000;

/// Rows are truth, columns are predictions, classes in the order of their codes.
#[derive(Clone, Debug, PartialEq)]
pub struct Confusion {
    pub labels: Vec<u32>,
    pub counts: Vec<Vec<u64>>,
}

/// Of the codes that either side has.
pub fn confusion(truth: &[u32], predicted: &[u32]) -> Result<Confusion> {
    same_length("classification metrics", truth.len(), predicted.len())?;
    require("classification metrics", "labels", 1, truth.len())?;
    let mut labels: Vec<u32> = truth.to_vec();
    labels.extend_from_slice(predicted);
    labels.sort_unstable();
    labels.dedup();
    if labels.len() > MAX_CLASSES {
        return Err(StatisticsError::wanted("classification metrics", "up to 10000 classes", labels.len()));
    }
    let mut counts = vec![vec![0; labels.len()]; labels.len()];
    let place = |label: &u32| labels.binary_search(label).unwrap_or(0);
    for (truth, predicted) in truth.iter().zip(predicted) {
        counts[place(truth)][place(predicted)] += 1;
    }
    Ok(Confusion { labels, counts })
}

/// How the scores of classes become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Average {
    /// The class with this code alone.
    Binary(u32),
    Micro,
    Macro,
    /// By how often the class is true.
    Weighted,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scores {
    pub precision: f64,
    pub recall: f64,
    pub f: f64,
}

/// One class, with how often it is true.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClassScores {
    pub label: u32,
    pub scores: Scores,
    pub support: u64,
}

#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^53")]
impl Confusion {
    fn row(&self, class: usize) -> f64 {
        self.counts[class].iter().sum::<u64>() as f64
    }

    fn column(&self, class: usize) -> f64 {
        self.counts.iter().map(|row| row[class]).sum::<u64>() as f64
    }

    fn hits(&self, class: usize) -> f64 {
        self.counts[class][class] as f64
    }

    fn classes(&self) -> std::ops::Range<usize> {
        0..self.labels.len()
    }

    fn all(&self) -> f64 {
        self.classes().map(|class| self.row(class)).sum()
    }

    pub fn accuracy(&self) -> f64 {
        self.classes().map(|class| self.hits(class)).sum::<f64>() / self.all()
    }

    /// The mean recall of the classes that are true somewhere.
    pub fn balanced_accuracy(&self) -> f64 {
        let recalls: Vec<f64> = self
            .classes()
            .filter(|class| self.row(*class) > 0.0)
            .map(|class| self.hits(class) / self.row(class))
            .collect();
        recalls.iter().sum::<f64>() / recalls.len() as f64
    }

    /// A denominator of zero gives `zero_division`; NaN there is left out of averages.
    pub fn per_class(&self, beta: f64, zero_division: f64) -> Vec<ClassScores> {
        self.classes()
            .map(|class| ClassScores {
                label: self.labels[class],
                scores: scores(self.hits(class), self.column(class), self.row(class), beta, zero_division),
                support: self.counts[class].iter().sum(),
            })
            .collect()
    }

    pub fn scores(&self, average: Average, beta: f64, zero_division: f64) -> Scores {
        let classes = self.per_class(beta, zero_division);
        let weights: Vec<f64> = match average {
            Average::Binary(label) => {
                let found = classes.iter().find(|class| class.label == label);
                return found.map_or_else(|| scores(0.0, 0.0, 0.0, beta, zero_division), |class| class.scores);
            }
            Average::Micro => {
                let hits = self.classes().map(|class| self.hits(class)).sum();
                return scores(hits, self.all(), self.all(), beta, zero_division);
            }
            Average::Macro => vec![1.0; classes.len()],
            Average::Weighted => classes.iter().map(|class| class.support as f64).collect(),
        };
        let mean = |pick: fn(&Scores) -> f64| {
            let known = classes.iter().zip(&weights).map(|(class, weight)| (pick(&class.scores), weight));
            let (sum, all) = known
                .filter(|(score, _)| !score.is_nan())
                .fold((0.0, 0.0), |(sum, all), (score, weight)| (sum + score * weight, all + weight));
            if all == 0.0 { f64::NAN } else { sum / all }
        };
        Scores {
            precision: mean(|scores| scores.precision),
            recall: mean(|scores| scores.recall),
            f: mean(|scores| scores.f),
        }
    }

    /// Agreement beyond chance; NaN when there is one class only.
    pub fn cohens_kappa(&self) -> f64 {
        let all = self.all();
        let agreed: f64 = self.classes().map(|class| self.hits(class)).sum();
        let by_chance: f64 = self.classes().map(|class| self.row(class) * self.column(class)).sum::<f64>() / all;
        if all == by_chance { f64::NAN } else { 1.0 - (all - agreed) / (all - by_chance) }
    }

    /// The correlation of truth and prediction; 0 when one of them is one class only.
    pub fn matthews(&self) -> f64 {
        let all = self.all();
        let agreed: f64 = self.classes().map(|class| self.hits(class)).sum();
        let sum = |term: &dyn Fn(usize) -> f64| self.classes().map(term).sum::<f64>();
        let both = agreed * all - sum(&|class| self.row(class) * self.column(class));
        let predicted = all * all - sum(&|class| self.column(class).powi(2));
        let truth = all * all - sum(&|class| self.row(class).powi(2));
        if predicted * truth == 0.0 { 0.0 } else { both / (predicted * truth).sqrt() }
    }
}

fn scores(hits: f64, predicted: f64, truth: f64, beta: f64, zero_division: f64) -> Scores {
    let ratio = |top: f64, bottom: f64| if bottom == 0.0 { zero_division } else { top / bottom };
    let (precision, recall) = (ratio(hits, predicted), ratio(hits, truth));
    let square = beta * beta;
    let f = if beta.is_infinite() {
        recall
    } else if beta == 0.0 {
        precision
    } else {
        ratio((1.0 + square) * hits, square * truth + predicted)
    };
    Scores { precision, recall, f }
}
