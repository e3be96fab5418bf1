/* python.exe: everything it does is in the python311.dll beside it. */
#include <wchar.h>

int Py_Main(int count, wchar_t **words);

int wmain(int count, wchar_t **words) { return Py_Main(count, words); }
