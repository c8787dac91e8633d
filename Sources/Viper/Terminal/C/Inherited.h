#ifndef CTERMINAL_INHERITED_H
#define CTERMINAL_INHERITED_H

/// Returns a newly allocated copy of the environment without the given variables, or NULL if out of
/// memory.
///
/// @param names The names of the variables, each terminated by a zero byte, with another zero byte
/// at the end.
char **ct_environment_without(const char *names);

#endif
