/* Faults of a disk and of a clock, loaded before the C library (LD_PRELOAD).
 *
 * FAULT_CONTROL names a file with one line: GENERATION ERRNO SKIP COUNT CALLS. Of the
 * calls named by CALLS (w: write, s: sync, t: truncate) on files of the database, SKIP
 * succeed, the next COUNT fail with ERRNO (all if negative), and those after succeed
 * again; another GENERATION counts anew. Without the file nothing fails. FAULT_FILES is what
 * the paths of these files have in common, if it is not the name of a database of SQLite.
 *
 * CLOCK_AHEAD says how many seconds the clock of the day is ahead. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long generation = -1, skip, left;

static int is_database(int fd) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    const char *files = getenv("FAULT_FILES");
    if (files)
        return strstr(path, files) != NULL;
    return strstr(path, "hedgerow.sqlite") && !strstr(path, ".lock") && !strstr(path, "-shm");
}

static int fails(int fd, char call) {
    const char *control = getenv("FAULT_CONTROL");
    if (!control)
        return 0;
    char line[128];
    int file = (int)syscall(SYS_openat, AT_FDCWD, control, O_RDONLY | O_CLOEXEC, 0);
    if (file < 0)
        return 0;
    ssize_t length = syscall(SYS_read, file, line, sizeof line - 1);
    syscall(SYS_close, file);
    if (length <= 0)
        return 0;
    line[length] = 0;
    long now, error, first, count;
    char calls[16];
    if (sscanf(line, "%ld %ld %ld %ld %15s", &now, &error, &first, &count, calls) != 5)
        return 0;
    if (!strchr(calls, call) || !is_database(fd))
        return 0;
    int fault = 0;
    pthread_mutex_lock(&lock);
    if (now != generation) {
        generation = now;
        skip = first;
        left = count;
    }
    if (skip > 0)
        skip--;
    else if (left != 0) {
        left -= left > 0;
        fault = 1;
    }
    pthread_mutex_unlock(&lock);
    if (fault)
        errno = (int)error;
    return fault;
}

#define REAL(name, type) \
    static type real; \
    if (!real) \
        real = (type)dlsym(RTLD_NEXT, name)

typedef ssize_t (*write_call)(int, const void *, size_t);
typedef ssize_t (*pwrite_call)(int, const void *, size_t, off_t);
typedef ssize_t (*pwrite64_call)(int, const void *, size_t, off64_t);
typedef int (*sync_call)(int);
typedef int (*truncate_call)(int, off_t);
typedef int (*truncate64_call)(int, off64_t);
typedef int (*clock_call)(clockid_t, struct timespec *);

ssize_t write(int fd, const void *bytes, size_t count) {
    REAL("write", write_call);
    return fails(fd, 'w') ? -1 : real(fd, bytes, count);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
    REAL("pwrite", pwrite_call);
    return fails(fd, 'w') ? -1 : real(fd, bytes, count, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
    REAL("pwrite64", pwrite64_call);
    return fails(fd, 'w') ? -1 : real(fd, bytes, count, at);
}

int fsync(int fd) {
    REAL("fsync", sync_call);
    return fails(fd, 's') ? -1 : real(fd);
}

int fdatasync(int fd) {
    REAL("fdatasync", sync_call);
    return fails(fd, 's') ? -1 : real(fd);
}

int ftruncate(int fd, off_t length) {
    REAL("ftruncate", truncate_call);
    return fails(fd, 't') ? -1 : real(fd, length);
}

int ftruncate64(int fd, off64_t length) {
    REAL("ftruncate64", truncate64_call);
    return fails(fd, 't') ? -1 : real(fd, length);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    REAL("clock_gettime", clock_call);
    int done = real(clock, time);
    const char *ahead = clock == CLOCK_REALTIME ? getenv("CLOCK_AHEAD") : NULL;
    if (done == 0 && ahead)
        time->tv_sec += atol(ahead);
    return done;
}
