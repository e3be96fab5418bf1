/* A file more for PyInstaller's boot loader: on a Linux that is too old for the package it says so in plain words, before
 * the linker would in its own.
 */
#include <gnu/libc-version.h>
#include <stdio.h>
#include <stdlib.h>

/* The figure at the end is written here by the packager, which finds it in the frozen libraries. */
static const volatile char least[] = "MAJLIS NEEDS GLIBC 2.00";

__attribute__((constructor)) static void refuse_an_older_system(void)
{
    const char *found = gnu_get_libc_version();
    int needed_minor = (least[sizeof least - 3] - '0') * 10 + (least[sizeof least - 2] - '0');
    int major, minor;
    if (sscanf(found, "%d.%d", &major, &minor) == 2 && major == 2 && minor < needed_minor) {
        fprintf(stderr,
            "This Linux is too old for Majlis, which needs version 2.%d or later of the C library (glibc), as in Debian 11 "
            "or Ubuntu 20.04; this one has %s.\n", needed_minor, found);
        exit(1);
    }
}
