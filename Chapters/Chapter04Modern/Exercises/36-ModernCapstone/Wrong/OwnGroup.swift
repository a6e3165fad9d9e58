// wrong: what an effect sends is a new beginning
// says: `finish` returned before the actions that the effect sent were handled. They belong to its
//   group.
// file: Store.swift
// fails: `finish` waits for all of an action's effects, and for theirs
// gives: (store.state → [0, 1, 2]) == [0, 1, 2, 3]

// instead of
guard !effect.isCancelled else { return }
self?.handle(action, of: place.group)
// this
guard !effect.isCancelled else { return }
self?.handle(action, of: EffectGroup())
