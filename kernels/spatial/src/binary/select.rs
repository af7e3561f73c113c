//! Numbers moved so that those before a place are not larger, with the moves of the C++ library's `nth_element`.

/// Moves `numbers` so that those left of `place` come before it and the others do not; equal values count by number.
pub(super) fn split_at(numbers: &mut [usize], place: usize, value: impl Fn(usize) -> f64) {
    let before = |a: usize, b: usize| {
        let (left, right) = (value(a), value(b));
        if left < right || right < left { left < right } else { a < b }
    };
    if place >= numbers.len() {
        return;
    }
    let (mut first, mut last) = (0, numbers.len());
    let mut patience = 2 * (last.max(1).ilog2());
    while last - first > 3 {
        if patience == 0 {
            numbers[first..last]
                .sort_by(|a, b| if before(*a, *b) { std::cmp::Ordering::Less } else { std::cmp::Ordering::Greater });
            return;
        }
        patience -= 1;
        let cut = cut(numbers, first, last, &before);
        if cut <= place {
            first = cut;
        } else {
            last = cut;
        }
    }
    for end in first + 1..last {
        let mut at = end;
        while at > first && before(numbers[at], numbers[at - 1]) {
            numbers.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Parts a range around the middle one of three numbers, which is moved to its start first.
fn cut(numbers: &mut [usize], first: usize, last: usize, before: &impl Fn(usize, usize) -> bool) -> usize {
    let (a, b, c) = (first + 1, first + (last - first) / 2, last - 1);
    let (at_a, at_b, at_c) = (numbers[a], numbers[b], numbers[c]);
    let middle = if before(at_a, at_b) {
        if before(at_b, at_c) {
            b
        } else if before(at_a, at_c) {
            c
        } else {
            a
        }
    } else if before(at_a, at_c) {
        a
    } else if before(at_b, at_c) {
        c
    } else {
        b
    };
    numbers.swap(first, middle);
    let pivot = numbers[first];
    let (mut low, mut high) = (first + 1, last);
    loop {
        while before(numbers[low], pivot) {
            low += 1;
        }
        high -= 1;
        while before(pivot, numbers[high]) {
            high -= 1;
        }
        if low >= high {
            return low;
        }
        numbers.swap(low, high);
        low += 1;
    }
}
