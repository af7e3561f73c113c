//! Small libraries that stand between the program and the system: compiled here, loaded before all others.

use std::path::PathBuf;
use std::process::Command;

use libtest_mimic::Failed;
use tempfile::TempDir;

/// Kills the process in place of the call whose number is in `KILL_AT`, of those that change a file system.
pub(super) const KILLER: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int seen;

static void step(void) {
    const char *at = getenv("KILL_AT");
    if (at && atomic_fetch_add(&seen, 1) == atoi(at)) kill(getpid(), SIGKILL);
}

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))
int rename(const char *a, const char *b) { step(); return REAL(rename)(a, b); }
int linkat(int f, const char *a, int t, const char *b, int g) { step(); return REAL(linkat)(f, a, t, b, g); }
int unlink(const char *a) { step(); return REAL(unlink)(a); }
int unlinkat(int f, const char *a, int g) { step(); return REAL(unlinkat)(f, a, g); }
int rmdir(const char *a) { step(); return REAL(rmdir)(a); }
int mkdir(const char *a, mode_t m) { step(); return REAL(mkdir)(a, m); }
int open64(const char *a, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    if (flags & O_CREAT) step();
    return REAL(open64)(a, flags, mode);
}
"#;

/// Adds the seconds that are in the file `CLOCK_OFFSET` to the time of day.
pub(super) const CLOCK: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int clock_gettime(clockid_t clock, struct timespec *time) {
    int done = ((typeof(&clock_gettime))dlsym(RTLD_NEXT, "clock_gettime"))(clock, time);
    const char *name = getenv("CLOCK_OFFSET");
    FILE *file = clock == CLOCK_REALTIME && name ? fopen(name, "r") : NULL;
    long offset = 0;
    if (file) {
        if (fscanf(file, "%ld", &offset) == 1) time->tv_sec += offset;
        fclose(file);
    }
    return done;
}
"#;

pub(super) struct Library {
    folder: TempDir,
}

impl Library {
    pub(super) fn new(source: &str) -> Result<Self, Failed> {
        let folder = tempfile::tempdir()?;
        std::fs::write(folder.path().join("library.c"), source)?;
        let library = Self { folder };
        let mut cc = Command::new("cc");
        cc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(library.file()).arg("library.c").arg("-ldl");
        let compiled = cc.current_dir(library.folder.path()).output()?;
        if compiled.status.success() { Ok(library) } else { Err(String::from_utf8_lossy(&compiled.stderr).into()) }
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("library.so")
    }

    pub(super) fn load_into<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command.env("LD_PRELOAD", self.file())
    }
}
