//! The number of threads changes no bit of a product or a decomposition.

use num_complex::Complex64;
use orchestrator_linalg::{
    cholesky, determinant, eigen, least_squares, multiply, qr, self_adjoint_eigen, singular_values, solve, svd,
};

fn on_threads<T: Send>(n_threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(n_threads).build().expect("a pool").install(work)
}

fn numbers(n: usize, mut state: u32) -> Vec<f64> {
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(state >> 8) / f64::from(1 << 24) - 0.5
    };
    (0..n).map(|_| next()).collect()
}

/// Makes numbers of matrices that it holds.
type Work<'a> = Box<dyn Fn() -> Vec<f64> + Sync + 'a>;

/// The bits of everything that `work` makes, on so many threads.
fn bits(n_threads: usize, work: &Work<'_>) -> Vec<u64> {
    on_threads(n_threads, work).into_iter().map(f64::to_bits).collect()
}

fn parts(values: &[Complex64]) -> impl Iterator<Item = f64> {
    values.iter().flat_map(|value| [value.re, value.im])
}

#[test]
fn products_and_decompositions_have_the_same_bits_on_any_number_of_threads() {
    const N: usize = 400;
    const SMALLER: usize = 150;
    let (a, b) = (numbers(N * N, 1), numbers(N * N, 2));
    let complex: Vec<Complex64> = a.iter().zip(&b).map(|(re, im)| Complex64::new(*re, *im)).collect();
    let turned: Vec<f64> = (0..N * N).map(|at| a[at % N * N + at / N]).collect();
    let square = multiply(&a, &turned, N, N, N);
    let small: Vec<Complex64> = complex[..SMALLER * SMALLER].to_vec();
    let works: [(&str, Work<'_>); 10] = [
        ("multiply", Box::new(|| multiply(&a, &b, N, N, N))),
        ("multiply, long and thin", Box::new(|| multiply(&a, &b, 8, N * N / 8, 8))),
        ("multiply, complex", Box::new(|| parts(&multiply(&complex, &complex, N, N, N)).collect())),
        ("qr", Box::new(|| [qr(&a, N, N, true).q, qr(&a, N, N, true).r].concat())),
        ("cholesky", Box::new(|| cholesky(&square, N).expect("positive definite"))),
        ("solve", Box::new(|| [solve(&a, &b, N, N).expect("regular"), vec![determinant(&a, N)]].concat())),
        ("svd", Box::new(|| svd(&a, N, N, true).map(|svd| [svd.u, svd.values, svd.vh].concat()).expect("converges"))),
        ("singular values", Box::new(|| singular_values(&a, N, N).expect("converges"))),
        ("least squares", Box::new(|| least_squares(&a, &b, (N * 2, N / 2), 2, 1e-12).expect("converges").0)),
        (
            "eigen",
            Box::new(|| {
                let (values, vectors) = self_adjoint_eigen(&square, N, true).expect("converges");
                let (general, of_general) = eigen(&small, false, SMALLER).expect("converges");
                [values, vectors, parts(&general).collect(), parts(&of_general).collect()].concat()
            }),
        ),
    ];
    for (name, work) in &works {
        let alone = bits(1, work);
        for n_threads in [2, 3, 7] {
            assert!(bits(n_threads, work) == alone, "{name} on {n_threads} threads");
        }
    }
}
