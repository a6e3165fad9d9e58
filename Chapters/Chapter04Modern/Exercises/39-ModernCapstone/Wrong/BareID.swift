// wrong: a child's effect is known by its id alone, whichever child it belongs to
// file: Store.swift
// fails: A child's id is its own, and the parent's cancel reaches it
// gives: (store.effects.running.count → 0) == 2

// instead of
inner.path.append(child)
// this
