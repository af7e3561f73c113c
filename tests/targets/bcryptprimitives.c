/* Stands in for bcryptprimitives.dll where Wine has none (before Wine 9): the one function that Rust's library calls.
   Built and used by scripts/check-targets alone; nobody ships it. */
#include <stddef.h>
#include <windows.h>

/* RtlGenRandom: advapi32 exports it under this name, and no header declares it. */
BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG n_bytes);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T n_bytes) {
  while (n_bytes > 0) {
    ULONG piece = n_bytes < 1 << 20 ? (ULONG)n_bytes : 1 << 20;
    if (!SystemFunction036(buffer, piece)) return FALSE;
    buffer += piece;
    n_bytes -= piece;
  }
  return TRUE;
}
