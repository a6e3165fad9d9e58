// wrong: the innermost child comes first in a path
// says: A list's cancel didn't reach its rows. A row's path begins with the list's id and ends with
//   the row's.
// file: Store.swift
// fails: A place is a path, from the outermost child to the innermost
// gives: (store.effects.running.count → 1) == 0

// instead of
inner.path.append(child)
// this
inner.path.insert(child, at: 0)
