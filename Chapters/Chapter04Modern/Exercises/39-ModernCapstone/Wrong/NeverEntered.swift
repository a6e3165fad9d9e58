// wrong: the table is for effects with an id
// says: The effects are running, and the table has none. Enter each one as it starts.
// file: Store.swift
// fails: A child's id is its own, and the parent's cancel reaches it
// gives: (store.effects.running.count → 0) == 3

// instead of
effects.enter(effect)
// this

