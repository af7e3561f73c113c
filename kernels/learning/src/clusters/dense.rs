//! Dense regions: cores are joined through neighbours that are cores, others go to the first region that reaches them.

/// A region for each row, -1 for noise, from the neighbours of each row and which rows are cores.
pub fn dense_labels(neighbours: &[Vec<usize>], is_core: &[bool]) -> Vec<i64> {
    let mut labels = vec![-1; neighbours.len()];
    let mut region = 0;
    let mut open = Vec::new();
    for start in 0..neighbours.len() {
        if labels[start] != -1 || !is_core[start] {
            continue;
        }
        open.push(start);
        while let Some(row) = open.pop() {
            if labels[row] != -1 {
                continue;
            }
            labels[row] = region;
            if is_core[row] {
                open.extend(neighbours[row].iter().filter(|other| labels[**other] == -1));
            }
        }
        region += 1;
    }
    labels
}
