#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>

/// Whether a signal is ignored: its parent may have wanted that (`nohup`), and so it stays.
///
/// Swift can compare handlers only by their bits.
bool ct_is_ignored(int signal_number);

#endif
