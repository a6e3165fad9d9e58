// wrong: an action that comes back at once is handled at once, before those that are waiting
// file: Store.swift
// fails: Actions sent at once are handled before `send` returns, in order
// gives: (store.state → [0, 1, 4, 2, 3]) == [0, 1, 2, 3, 4]

// instead of
handle(action, of: place.group)
complete()
// this
let effect = reduce(&state, action)
if let operation = effect.operation { start(operation, at: Place(group: place.group)) {} }
complete()
