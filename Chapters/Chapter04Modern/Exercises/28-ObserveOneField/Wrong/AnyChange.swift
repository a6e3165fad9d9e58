// wrong: the store is one thing, so any change notifies every observer
// fails: An observer of another field isn't notified
// says: redraw everything

var all: Void { () }
// next answer
registrar.access(self, keyPath: \.all)
return state[keyPath: field]
// next answer
reducer(&state, action)
registrar.withMutation(of: self, keyPath: \.all) {}
