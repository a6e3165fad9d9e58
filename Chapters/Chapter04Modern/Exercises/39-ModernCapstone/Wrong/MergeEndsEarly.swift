// wrong: a merge has ended when one of its parts has
// says: One part of the merge hadn't ended, and what comes after it began. Count the parts that are
//   left.
// file: Store.swift
// fails: A merge ends when all of its parts have ended
// gives: (store.log → [1, 2]) == [1]

// instead of
if remaining == 0 { complete() }
// this
complete()
