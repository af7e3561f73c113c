//! The nearest sequence that never falls, by pooling neighbours that break the order.

/// Weighted means of blocks, in order; weights that are missing count as one.
#[must_use]
pub fn increasing(values: &[f64], weights: &[f64]) -> Vec<f64> {
    let mut blocks: Vec<(f64, f64, usize)> = Vec::new();
    for (place, value) in values.iter().enumerate() {
        let mut block = (*value, weights.get(place).copied().unwrap_or(1.0), 1);
        while let Some(before) = blocks.last().copied().filter(|before| before.0 >= block.0) {
            let weight = before.1 + block.1;
            block = ((before.0 * before.1 + block.0 * block.1) / weight, weight, before.2 + block.2);
            blocks.pop();
        }
        blocks.push(block);
    }
    blocks.into_iter().flat_map(|(value, _, length)| std::iter::repeat_n(value, length)).collect()
}

#[cfg(test)]
mod tests {
    use super::increasing;

    #[test]
    fn falls_are_levelled() {
        assert_eq!(increasing(&[1.0, 3.0, 2.0, 4.0, 0.0], &[1.0; 5]), [1.0, 2.25, 2.25, 2.25, 2.25]);
        assert_eq!(increasing(&[2.0, 1.0], &[3.0, 1.0]), [1.75, 1.75]);
        assert!(increasing(&[], &[]).is_empty());
    }
}
