/*
 * Preloaded into a server, it writes down every write and sync of its SQLite file and of the log beside it, so that what a
 * disk would have lost can be taken away later. Read by power-cut.ts.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_FILES 4096

/* Which of the two files a descriptor is: 1 the database, 2 its log, 0 any other. */
static signed char which[MOST_FILES];
static int out = -1;

static int is_ours(int fd) { return fd >= 0 && fd < MOST_FILES && which[fd] > 0; }

/* op: 'w' write, 's' sync, 't' truncate. */
static void note(char op, int fd, uint64_t offset, uint32_t length, const void *data) {
  if (out < 0) {
    const char *path = getenv("POWER_LOG");
    if (path == NULL) return;
    out = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND, 0600);
  }
  struct {
    char op, file, pad[2];
    uint32_t length;
    uint64_t offset;
  } head = {op, which[fd], {0, 0}, length, offset};
  struct iovec parts[2] = {{&head, sizeof head}, {(void *)data, length}};
  syscall(SYS_writev, out, parts, data == NULL ? 1 : 2);
}

static int ends_with(const char *path, const char *end) {
  size_t all = strlen(path), some = strlen(end);
  return all >= some && strcmp(path + all - some, end) == 0;
}

static int opened(int fd, const char *path) {
  if (fd >= 0 && fd < MOST_FILES)
    which[fd] = ends_with(path, "entente.db") ? 1 : ends_with(path, "entente.db-wal") ? 2 : 0;
  return fd;
}

#define REAL(type, name, arguments) \
  static type(*real) arguments; \
  if (real == NULL) real = (type(*) arguments)dlsym(RTLD_NEXT, name)

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    va_list more; \
    va_start(more, flags); \
    mode_t mode = va_arg(more, mode_t); \
    va_end(more); \
    REAL(int, #name, (const char *, int, ...)); \
    return opened(real(path, flags, mode), path); \
  }
OPEN(open)
OPEN(open64)

int close(int fd) {
  REAL(int, "close", (int));
  if (is_ours(fd)) which[fd] = 0;
  return real(fd);
}

#define PWRITE(name, offset_type) \
  ssize_t name(int fd, const void *data, size_t length, offset_type offset) { \
    REAL(ssize_t, #name, (int, const void *, size_t, offset_type)); \
    ssize_t done = real(fd, data, length, offset); \
    if (done > 0 && is_ours(fd)) note('w', fd, offset, done, data); \
    return done; \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t length) {
  REAL(ssize_t, "write", (int, const void *, size_t));
  if (!is_ours(fd)) return real(fd, data, length);
  off_t offset = lseek(fd, 0, SEEK_CUR);
  ssize_t done = real(fd, data, length);
  if (done > 0) note('w', fd, offset, done, data);
  return done;
}

#define SYNC(name) \
  int name(int fd) { \
    REAL(int, #name, (int)); \
    int result = real(fd); \
    if (result == 0 && is_ours(fd)) note('s', fd, 0, 0, NULL); \
    return result; \
  }
SYNC(fsync)
SYNC(fdatasync)

#define TRUNCATE(name, offset_type) \
  int name(int fd, offset_type length) { \
    REAL(int, #name, (int, offset_type)); \
    int result = real(fd, length); \
    if (result == 0 && is_ours(fd)) note('t', fd, length, 0, NULL); \
    return result; \
  }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)
