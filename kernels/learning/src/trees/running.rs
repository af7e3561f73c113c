//! A weighted median that is kept while values come and go. Its books are the original's to the last step: where a value
//! that goes equals the median they are not corrected, and what is answered then is what the original answers.

#[derive(Debug, Clone, Default)]
pub(super) struct Running {
    /// Values with their weights, in order.
    records: Vec<(f64, f64)>,
    total: f64,
    /// How many records are taken to lie at or below the median, and their weight.
    n_below: usize,
    below: f64,
}

impl Running {
    pub(super) fn clear(&mut self) {
        *self = Self { records: std::mem::take(&mut self.records), ..Self::default() };
        self.records.clear();
    }

    fn weight(&self, place: usize) -> f64 {
        self.records.get(place).map_or(0.0, |record| record.1)
    }

    fn value(&self, place: usize) -> f64 {
        self.records.get(place).map_or(0.0, |record| record.0)
    }

    pub(super) fn median(&self) -> f64 {
        let half = self.total / 2.0;
        if self.below == half {
            return f64::midpoint(self.value(self.n_below), self.value(self.n_below.wrapping_sub(1)));
        }
        if self.below > half { self.value(self.n_below.wrapping_sub(1)) } else { 0.0 }
    }

    fn shrink(&mut self) {
        while self.n_below > 1 && self.below - self.weight(self.n_below - 1) >= self.total / 2.0 {
            self.n_below -= 1;
            self.below -= self.weight(self.n_below);
        }
    }

    fn widen(&mut self) {
        while self.n_below < self.records.len() && self.below < self.total / 2.0 {
            self.n_below += 1;
            self.below += self.weight(self.n_below - 1);
        }
    }

    pub(super) fn push(&mut self, value: f64, weight: f64) {
        let before = self.median();
        let place = self.records.partition_point(|record| record.0 <= value);
        self.records.insert(place, (value, weight));
        if self.records.len() == 1 {
            (self.n_below, self.total, self.below) = (1, weight, weight);
            return;
        }
        self.total += weight;
        if value < before {
            self.n_below += 1;
            self.below += weight;
            self.shrink();
        } else {
            self.widen();
        }
    }

    pub(super) fn remove(&mut self, value: f64, weight: f64) {
        let before = self.median();
        let begin = self.records.partition_point(|record| record.0 < value);
        let same = self.records[begin..].iter().take_while(|record| record.0 == value);
        if let Some(place) = same.enumerate().find(|(_, record)| record.1 == weight).map(|(place, _)| begin + place) {
            self.records.remove(place);
        }
        self.removed(value, weight, before);
    }

    /// Takes the smallest value out.
    pub(super) fn pop(&mut self) -> Option<(f64, f64)> {
        let before = self.median();
        if self.records.is_empty() {
            return None;
        }
        let (value, weight) = self.records.remove(0);
        self.removed(value, weight, before);
        Some((value, weight))
    }

    fn removed(&mut self, value: f64, weight: f64, before: f64) {
        match self.records.len() {
            0 => (self.n_below, self.total, self.below) = (0, 0.0, 0.0),
            1 => {
                self.total -= weight;
                (self.n_below, self.below) = (1, self.total);
            }
            _ => {
                self.total -= weight;
                if value < before {
                    self.n_below = self.n_below.saturating_sub(1);
                    self.below -= weight;
                    self.widen();
                } else {
                    self.shrink();
                }
            }
        }
    }
}
