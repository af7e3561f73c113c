//! The least few of many numbers, kept in a heap of fixed size with the largest on top.

pub(super) struct Nearest {
    values: Vec<f64>,
    numbers: Vec<usize>,
}

impl Nearest {
    pub(super) fn new(k: usize) -> Self {
        Self { values: vec![f64::INFINITY; k], numbers: vec![0; k] }
    }

    pub(super) fn largest(&self) -> f64 {
        self.values.first().copied().unwrap_or(f64::NEG_INFINITY)
    }

    /// Takes the place of the largest, unless it is as large itself.
    pub(super) fn push(&mut self, value: f64, number: usize) {
        let n = self.values.len();
        if n == 0 || value >= self.values[0] {
            return;
        }
        let mut place = 0;
        loop {
            let left = 2 * place + 1;
            if left >= n {
                break;
            }
            let right = left + 1;
            let larger = if right < n && self.values[left] < self.values[right] { right } else { left };
            if self.values[larger] <= value {
                break;
            }
            self.values[place] = self.values[larger];
            self.numbers[place] = self.numbers[larger];
            place = larger;
        }
        self.values[place] = value;
        self.numbers[place] = number;
    }

    pub(super) fn into_found(self) -> Vec<(usize, f64)> {
        self.numbers.into_iter().zip(self.values).collect()
    }

    pub(super) fn sorted(mut self) -> Vec<(usize, f64)> {
        sort(&mut self.values, &mut self.numbers);
        self.into_found()
    }
}

/// The places of the `k` least of some values, least first; equal ones come in the order of the heap.
pub fn least(values: &[f64], k: usize) -> Vec<usize> {
    let mut one = Nearest::new(k);
    for (number, value) in values.iter().enumerate() {
        one.push(*value, number);
    }
    // What a worker found goes through the heap of all workers.
    let mut all = Nearest::new(k);
    for (number, value) in one.into_found() {
        all.push(value, number);
    }
    all.sorted().into_iter().map(|(number, _)| number).collect()
}

/// The places of some values, least first; equal ones come as the sort leaves them.
pub fn sorted_places(values: &[f64]) -> Vec<usize> {
    let (mut values, mut places) = (values.to_vec(), (0..values.len()).collect::<Vec<_>>());
    sort(&mut values, &mut places);
    places
}

/// Quicksort by values that moves the numbers along; the pivot is the middle one of three.
fn sort(values: &mut [f64], numbers: &mut [usize]) {
    let n = values.len();
    let mut swap = |values: &mut [f64], a: usize, b: usize| {
        values.swap(a, b);
        numbers.swap(a, b);
    };
    if n <= 1 {
        return;
    }
    if n <= 3 {
        if values[0] > values[1] {
            swap(values, 0, 1);
        }
        if n == 3 && values[1] > values[2] {
            swap(values, 1, 2);
            if values[0] > values[1] {
                swap(values, 0, 1);
            }
        }
        return;
    }
    let (middle, last) = (n / 2, n - 1);
    if values[0] > values[last] {
        swap(values, 0, last);
    }
    if values[last] > values[middle] {
        swap(values, last, middle);
        if values[0] > values[last] {
            swap(values, 0, last);
        }
    }
    let pivot = values[last];
    let mut place = 0;
    for i in 0..last {
        if values[i] < pivot {
            swap(values, i, place);
            place += 1;
        }
    }
    swap(values, place, last);
    sort(&mut values[..place], &mut numbers[..place]);
    sort(&mut values[place + 1..], &mut numbers[place + 1..]);
}
