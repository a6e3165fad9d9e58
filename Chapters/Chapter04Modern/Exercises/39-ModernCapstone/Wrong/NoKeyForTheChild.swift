// wrong: a child is known by the ids of its effects
// says: The parent cancelled its child, and the child's effects go on. They need a key for the
//   child, too.
// file: Store.swift
// fails: A child's id is its own, and the parent's cancel reaches it
// gives: (store.effects.running.count → 2) == 1

// instead of
inner.keys.append(EffectKey(id: child, path: place.path))
// this

