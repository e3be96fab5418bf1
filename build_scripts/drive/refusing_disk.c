/* A disk that refuses, for driving the real program: loaded before it with LD_PRELOAD.

   The file named by REFUSING_DISK says what is refused, a word a line: a folder first, then for calls on files in it

       open ERRNO SECONDS
       write ERRNO SECONDS
       fsync ERRNO SECONDS
       room ERRNO BYTES     writes take so many bytes in all, as many as fit of each, and then fail

   It is read at every call, so that a disk breaks and heals while the program runs. ERRNO 0 only delays. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static long taken;

/* The number that the script has for a call on a file; `error` is what it says of the error.

   -1 where it has none, -2 for a file that lies elsewhere. */
static long scripted(const char *call, const char *path, int *error)
{
    char script[4096], folder[PATH_MAX];
    const char *name = getenv("REFUSING_DISK");
    int handle = name ? (int)syscall(SYS_openat, AT_FDCWD, name, O_RDONLY) : -1;
    if (handle < 0)
        return -1;
    ssize_t length = syscall(SYS_read, handle, script, sizeof script - 1);
    syscall(SYS_close, handle);
    if (length <= 0)
        return -1;
    script[length] = 0;
    char *rest = NULL, *line = strtok_r(script, "\n", &rest);
    if (!line)
        return -1;
    snprintf(folder, sizeof folder, "%s/", line);
    if (strncmp(path, folder, strlen(folder)) != 0)
        return -2;
    while ((line = strtok_r(NULL, "\n", &rest))) {
        char word[16];
        long number;
        if (sscanf(line, "%15s %d %ld", word, error, &number) == 3 && strcmp(word, call) == 0)
            return number;
    }
    return -1;
}

static void named(int handle, char *path)
{
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    path[length > 0 ? length : 0] = 0;
}

/* Whether a call is to fail; it takes as long as the script says. */
static int refused(const char *call, const char *path)
{
    int error = 0;
    long seconds = scripted(call, path, &error);
    if (seconds < 0)
        return 0;
    struct timespec left = {seconds, 0};
    while (seconds && nanosleep(&left, &left) != 0)
        ;
    errno = error;
    return error != 0;
}

ssize_t write(int handle, const void *bytes, size_t count)
{
    char path[PATH_MAX];
    int error = 0;
    if (handle > 2) {
        named(handle, path);
        if (refused("write", path))
            return -1;
        long room = scripted("room", path, &error);
        if (room == -1) {
            taken = 0;
        } else if (room >= 0 && taken >= room) {
            errno = error;
            return -1;
        } else if (room >= 0) {
            if ((long)count > room - taken)
                count = (size_t)(room - taken);
            taken += (long)count;
        }
    }
    return syscall(SYS_write, handle, bytes, count);
}

int fsync(int handle)
{
    char path[PATH_MAX];
    named(handle, path);
    return refused("fsync", path) ? -1 : (int)syscall(SYS_fsync, handle);
}

static int opened(int folder, const char *path, int flags, va_list more)
{
    int mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, int) : 0;
    if ((flags & O_ACCMODE) != O_RDONLY && refused("open", path))
        return -1;
    return (int)syscall(SYS_openat, folder, path, flags, mode);
}

#define OPENS(NAME, FOLDER, ...)                 \
    int NAME(__VA_ARGS__, int flags, ...)        \
    {                                            \
        va_list more;                            \
        va_start(more, flags);                   \
        int handle = opened(FOLDER, path, flags, more); \
        va_end(more);                            \
        return handle;                           \
    }

OPENS(open, AT_FDCWD, const char *path)
OPENS(open64, AT_FDCWD, const char *path)
OPENS(openat, folder, int folder, const char *path)
OPENS(openat64, folder, int folder, const char *path)
