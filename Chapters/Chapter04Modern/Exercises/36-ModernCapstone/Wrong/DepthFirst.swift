// wrong: an action that comes back at once is handled at once, before those that are waiting
// fails: Actions sent at once are handled before `send` returns, in order
// says: Let it line up
// file: Store.swift

// instead of
handle(action, of: place.group)
complete()
// this
let effect = reduce(&state, action)
if let operation = effect.operation { start(operation, at: Place(group: place.group)) {} }
complete()
