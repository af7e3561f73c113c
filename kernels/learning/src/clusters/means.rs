//! Centres as the weighted means of their rows, and what becomes of centres without rows.

use crate::rows::Rows;

/// The squared distance of two rows.
pub(super) fn squared(left: &[f64], right: &[f64]) -> f64 {
    left.iter().zip(right).map(|(left, right)| (left - right) * (left - right)).sum()
}

/// Sums of rows, one for each cluster, and the weight of each.
struct Sums {
    values: Vec<f64>,
    totals: Vec<f64>,
    width: usize,
}

impl Sums {
    fn new(x: Rows<'_>, weights: &[f64], labels: &[u32], n_clusters: usize) -> Self {
        let width = x.n_columns();
        let (mut values, mut totals) = (vec![0.0; n_clusters * width], vec![0.0; n_clusters]);
        for ((row, weight), label) in x.each().zip(weights).zip(labels) {
            let cluster = *label as usize;
            totals[cluster] += weight;
            let sum = &mut values[cluster * width..(cluster + 1) * width];
            sum.iter_mut().zip(row).for_each(|(sum, value)| *sum += weight * value);
        }
        Self { values, totals, width }
    }

    /// Each cluster without rows takes one of those that lie farthest from their own centres.
    fn fill_empty(&mut self, x: Rows<'_>, weights: &[f64], labels: &[u32], centers: &[f64]) {
        let width = self.width;
        let empty: Vec<usize> = (0..self.totals.len()).filter(|cluster| self.totals[*cluster] == 0.0).collect();
        if empty.is_empty() {
            return;
        }
        let own = |label: u32| &centers[label as usize * width..(label as usize + 1) * width];
        let apart: Vec<f64> = x.each().zip(labels).map(|(row, label)| squared(row, own(*label))).collect();
        if apart.iter().all(|apart| *apart == 0.0) {
            return;
        }
        let mut farthest: Vec<usize> = (0..labels.len()).collect();
        // Of equally far rows the last one, as numpy partitions them.
        farthest.sort_by(|a, b| apart[*b].total_cmp(&apart[*a]).then(b.cmp(a)));
        for (cluster, row) in empty.into_iter().zip(farthest) {
            let (from, weight) = (labels[row] as usize, weights[row]);
            for (column, value) in x.row(row).iter().enumerate() {
                self.values[from * width + column] -= weight * value;
                self.values[cluster * width + column] = weight * value;
            }
            self.totals[cluster] = weight;
            self.totals[from] -= weight;
        }
    }

    /// Sums by weights. A cluster without weight goes where the heaviest one stands when its turn comes.
    fn divided(mut self) -> Vec<f64> {
        let mut heaviest = 0;
        for (cluster, total) in self.totals.iter().enumerate() {
            if *total > self.totals[heaviest] {
                heaviest = cluster;
            }
        }
        for cluster in 0..self.totals.len() {
            let range = cluster * self.width..(cluster + 1) * self.width;
            if self.totals[cluster] > 0.0 {
                let share = 1.0 / self.totals[cluster];
                self.values[range].iter_mut().for_each(|value| *value *= share);
            } else {
                self.values.copy_within(heaviest * self.width..(heaviest + 1) * self.width, range.start);
            }
        }
        self.values
    }
}

/// The centres after a round: means of the rows, by the labels and the centres before.
pub(super) fn means(x: Rows<'_>, weights: &[f64], labels: &[u32], centers: &[f64]) -> Vec<f64> {
    let mut sums = Sums::new(x, weights, labels, centers.len() / x.n_columns());
    sums.fill_empty(x, weights, labels, centers);
    sums.divided()
}

/// The weighted sum of the squared distances of rows from their centres.
pub(super) fn inertia(x: Rows<'_>, weights: &[f64], centers: &[f64], labels: &[u32]) -> f64 {
    let width = x.n_columns();
    let rows = x.each().zip(weights).zip(labels);
    rows.map(|((row, weight), label)| {
        let start = *label as usize * width;
        weight * squared(row, &centers[start..start + width])
    })
    .sum()
}
