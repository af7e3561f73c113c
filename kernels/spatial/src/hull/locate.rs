//! Which simplex a point lies in: a walk towards it, and all simplices where the walk is lost.

/// For each query the number of its simplex, or -1. `transforms` hold for each simplex the rows that give barycentric
/// coordinates, then its last corner; `neighbors` the simplex across from each corner, -1 for none.
pub fn locate(transforms: &[f64], neighbors: &[i64], n_dims: usize, queries: &[f64], tolerance: f64) -> Vec<i64> {
    let size = (n_dims + 1) * n_dims;
    let n_simplices = transforms.len() / size.max(1);
    let mut at = 0;
    let mut found = Vec::with_capacity(queries.len() / n_dims.max(1));
    for query in queries.chunks_exact(n_dims.max(1)) {
        let shares = |simplex: usize| shares(&transforms[simplex * size..(simplex + 1) * size], n_dims, query);
        let mut answer = walk(&mut at, n_simplices, neighbors, n_dims, tolerance, &shares);
        if answer.is_none() {
            answer = (0..n_simplices).find(|simplex| lowest(&shares(*simplex)).1 >= -tolerance);
        }
        found.push(answer.and_then(|simplex| i64::try_from(simplex).ok()).unwrap_or(-1));
    }
    found
}

fn shares(transform: &[f64], n_dims: usize, query: &[f64]) -> Vec<f64> {
    let last = &transform[n_dims * n_dims..];
    let apart: Vec<f64> = query.iter().zip(last).map(|(value, last)| value - last).collect();
    let rows = transform.chunks_exact(n_dims).take(n_dims);
    let mut shares: Vec<f64> = rows.map(|row| row.iter().zip(&apart).map(|(row, apart)| row * apart).sum()).collect();
    shares.push(1.0 - shares.iter().sum::<f64>());
    shares
}

fn lowest(shares: &[f64]) -> (usize, f64) {
    let least = shares
        .iter()
        .enumerate()
        .fold((0, f64::INFINITY), |least, (place, share)| if *share < least.1 { (place, *share) } else { least });
    if shares.iter().any(|share| share.is_nan()) { (0, f64::NEG_INFINITY) } else { least }
}

fn walk(
    at: &mut usize,
    n_simplices: usize,
    neighbors: &[i64],
    n_dims: usize,
    tolerance: f64,
    shares: &impl Fn(usize) -> Vec<f64>,
) -> Option<usize> {
    for _ in 0..n_simplices.min(1000) {
        let (place, least) = lowest(&shares(*at));
        if least >= -tolerance {
            return Some(*at);
        }
        *at = neighbors.get(*at * (n_dims + 1) + place).and_then(|next| usize::try_from(*next).ok())?;
        if *at >= n_simplices {
            *at = 0;
            return None;
        }
    }
    None
}
