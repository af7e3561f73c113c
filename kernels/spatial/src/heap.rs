//! A heap of numbered values whose values may change.

pub(crate) struct Heap {
    /// Which number stands at each place of the heap.
    order: Vec<usize>,
    /// Where each number stands.
    place: Vec<usize>,
    values: Vec<f64>,
}

impl Heap {
    pub(crate) fn new(values: Vec<f64>) -> Self {
        let n = values.len();
        let mut heap = Self { order: (0..n).collect(), place: (0..n).collect(), values };
        for place in (0..n / 2).rev() {
            heap.sink(place);
        }
        heap
    }

    /// The number with the least value, and that value.
    pub(crate) fn least(&self) -> Option<(usize, f64)> {
        self.order.first().map(|number| (*number, self.values[*number]))
    }

    pub(crate) fn remove_least(&mut self) {
        let Some(last) = self.order.len().checked_sub(1) else { return };
        self.swap(0, last);
        self.order.pop();
        self.sink(0);
    }

    pub(crate) fn change(&mut self, number: usize, value: f64) {
        let old = self.values[number];
        self.values[number] = value;
        if value < old {
            self.rise(self.place[number]);
        } else {
            self.sink(self.place[number]);
        }
    }

    fn value_at(&self, place: usize) -> f64 {
        self.values[self.order[place]]
    }

    fn swap(&mut self, a: usize, b: usize) {
        self.order.swap(a, b);
        self.place[self.order[a]] = a;
        self.place[self.order[b]] = b;
    }

    fn rise(&mut self, mut place: usize) {
        while place > 0 && self.value_at((place - 1) / 2) > self.value_at(place) {
            self.swap(place, (place - 1) / 2);
            place = (place - 1) / 2;
        }
    }

    fn sink(&mut self, mut place: usize) {
        loop {
            let mut child = 2 * place + 1;
            if child >= self.order.len() {
                return;
            }
            if child + 1 < self.order.len() && self.value_at(child + 1) < self.value_at(child) {
                child += 1;
            }
            if self.value_at(place) <= self.value_at(child) {
                return;
            }
            self.swap(place, child);
            place = child;
        }
    }
}
