// wrong: an effect needs its store
// says: An effect keeps the store alive. Capture the store weakly.
// file: Store.swift
// fails: A store's effects end when the store is released
// gives: (fate → "kept") == "released"

// instead of
effect.task = Task { [weak self] in
  await work(send)
  self?.effects.remove(effect)
// this
effect.task = Task {
  await work(send)
  self.effects.remove(effect)
