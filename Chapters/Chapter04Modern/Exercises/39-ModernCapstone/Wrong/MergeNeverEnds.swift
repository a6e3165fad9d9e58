// wrong: a merge has no end of its own
// says: Both parts of the merge had ended, and what comes after it never began.
// file: Store.swift
// fails: A merge ends when all of its parts have ended
// gives: An action's effects never ended, and `finish` would wait forever. Either work goes on that
//   should have been cancelled, or in `start` an effect ended without its `complete()` or its
//   `end()`.

// instead of
if remaining == 0 { complete() }
// this
if remaining < 0 { complete() }
