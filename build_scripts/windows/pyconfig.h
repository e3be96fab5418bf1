/* What Python's headers have to know of Windows on 64 bits, for MinGW: these headers come from a Python for Linux, whose
   own pyconfig.h tells of that system. */
#ifndef Py_CONFIG_H
#define Py_CONFIG_H

#define MS_WINDOWS 1
#define MS_WIN32 1
#ifndef MS_WIN64
#define MS_WIN64 1
#endif
#define NT_THREADS 1
#define WITH_THREAD 1
#define WITH_DOC_STRINGS 1
#define WITH_PYMALLOC 1

#define HAVE_DECLSPEC_DLL 1
#define HAVE_IO_H 1
#define HAVE_LONG_LONG 1
#define HAVE_PROTOTYPES 1
#define HAVE_PY_SSIZE_T 1
#define HAVE_STDARG_PROTOTYPES 1
#define HAVE_STDINT_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_WCHAR_H 1

#define ALIGNOF_SIZE_T 8
#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_FLOAT 4
#define SIZEOF_PID_T 4
#define SIZEOF_OFF_T 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_VOID_P 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_TIME_T 8
#define SIZEOF_DOUBLE 8
#define SIZEOF_FPOS_T 8
#define SIZEOF_WCHAR_T 2

#define PLATLIBDIR "lib"
#define PY_FORMAT_SIZE_T "z"
#define PY_SSIZE_T_MAX 9223372036854775807LL
typedef long long Py_ssize_t;

#endif
