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

/// Whether a product and a sum can be one instruction; without it `mul_add` is far slower than what it replaces.
#[inline(always)]
pub(crate) fn has_fused() -> bool {
    #[cfg(target_arch = "x86_64")]
    return std::arch::is_x86_feature_detected!("fma") && has_wide();
    #[cfg(not(target_arch = "x86_64"))]
    return cfg!(target_arch = "aarch64");
}

/// Whether the widest vectors are there, with all that loops over doubles use of them.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) fn has_widest() -> bool {
    std::arch::is_x86_feature_detected!("avx512dq")
        && std::arch::is_x86_feature_detected!("avx512vl")
        && std::arch::is_x86_feature_detected!("avx512bw")
        && has_fused()
}

/// Defines `fn name(arguments)`, only to be called where `has_fused` says so: the body, which is always inlined, is
/// compiled once for each kind of processor. A closure would not do: the compiler leaves large ones out of line, where
/// a fused instruction is a call.
macro_rules! fused_function {
    ($name:ident<$($kind:ident: $bound:path),*>($($argument:ident: $type:ty),*) $(-> $result:ty)? => $body:ident) => {
        pub(crate) fn $name<$($kind: $bound),*>($($argument: $type),*) $(-> $result)? {
            // SAFETY: called only where the processor has these; the body itself needs nothing.
            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx512f,avx512dq,avx512vl,avx512bw,avx2,fma")]
            unsafe fn widest<$($kind: $bound),*>($($argument: $type),*) $(-> $result)? {
                $body::<$($kind),*>($($argument),*)
            }
            // SAFETY: as above.
            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,fma")]
            unsafe fn wide<$($kind: $bound),*>($($argument: $type),*) $(-> $result)? {
                $body::<$($kind),*>($($argument),*)
            }
            #[cfg(target_arch = "x86_64")]
            // SAFETY: the processor has the widest vectors, or at least what `has_fused` promised.
            return unsafe {
                if $crate::wide::has_widest() {
                    widest::<$($kind),*>($($argument),*)
                } else {
                    wide::<$($kind),*>($($argument),*)
                }
            };
            #[cfg(not(target_arch = "x86_64"))]
            $body::<$($kind),*>($($argument),*)
        }
    };
}

pub(crate) use fused_function;
