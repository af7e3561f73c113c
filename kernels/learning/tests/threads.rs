//! Wide rows, where products and triangles are large enough to be shared among threads: the number of threads changes no
//! bit of a model.

use orchestrator_learning::{KMeans, KMeansOptions, Linear, Logistic, LogisticOptions, Rows};

const N_ROWS: u32 = 3000;
const N_COLUMNS: u32 = 120;

fn on_threads<T: Send>(n_threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(n_threads).build().expect("a pool").install(work)
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let mut state = 1_u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(state >> 8) / f64::from(1 << 24) - 0.5
    };
    let x: Vec<f64> = (0..N_ROWS * N_COLUMNS).map(|_| next()).collect();
    let y: Vec<f64> = (0..N_ROWS).map(|_| next()).collect();
    let codes: Vec<u32> = y.iter().map(|value| u32::from(*value > 0.0) + u32::from(*value > 0.2)).collect();
    let rows = Rows::new(&x, N_COLUMNS as usize).unwrap();
    let options = KMeansOptions { n_clusters: 100, n_init: 1, max_iterations: 5, ..KMeansOptions::default() };
    let fit = || {
        (
            Linear::fit(rows, &y, 0.0, true).unwrap(),
            Logistic::fit(rows, &codes, 3, LogisticOptions::default()).unwrap(),
            KMeans::fit(rows, options).unwrap(),
        )
    };
    let alone = on_threads(1, fit);
    for n_threads in [2, 5] {
        let found = on_threads(n_threads, fit);
        assert!(found.0 == alone.0, "linear on {n_threads}");
        assert!(found.1 == alone.1, "logistic on {n_threads}");
        assert!(found.2 == alone.2, "k-means on {n_threads}");
    }
}
