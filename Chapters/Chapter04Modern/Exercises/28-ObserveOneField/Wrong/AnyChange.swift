// wrong: the store is one thing, and any change of it notifies everybody
// fails: An observer of another field isn't notified
// says: draws everything again

var all: Void { () }
// next answer
registrar.access(self, keyPath: \.all)
return state[keyPath: field]
// next answer
reducer(&state, action)
registrar.withMutation(of: self, keyPath: \.all) {}
