#ifndef CTERMINAL_INHERITED_H
#define CTERMINAL_INHERITED_H

/// Returns the environment without some variables, in memory of its own; NULL if there is no memory.
///
/// @param names The names of the variables, each with a zero byte after it, and one more after the last.
char **ct_environment_without(const char *names);

#endif
