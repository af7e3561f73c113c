//! The processor's widest vectors, used where it has them: loops are compiled once for AVX2 beside the plain build.

/// Whether AVX2 is there. The answer is cached by the standard library.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) fn has_wide() -> bool {
    std::arch::is_x86_feature_detected!("avx2")
}

// SAFETY: called only where the processor has AVX2; the work itself needs nothing.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
unsafe fn with_wide<R>(work: impl FnOnce() -> R) -> R {
    work()
}

/// Runs a loop compiled for wide vectors where the processor has them.
#[inline(always)]
pub(crate) fn vectorised<R>(work: impl FnOnce() -> R) -> R {
    #[cfg(target_arch = "x86_64")]
    if has_wide() {
        // SAFETY: the processor has AVX2.
        return unsafe { with_wide(work) };
    }
    work()
}
