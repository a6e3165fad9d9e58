// wrong: an effect that has ended removes itself
// says: The work has ended, and it is still in the table. Remove it when it ends.
// file: Store.swift
// fails: The actions that work sends arrive in order, and later sends don't overtake them
// gives: (store.effects.running.count → 1) == 0

// instead of
self?.effects.remove(effect)
complete()
effect.end()
// this
complete()
effect.end()
