// wrong: an observer that is over is marked, and stays in the array with all it captured
// fails: A cancelled token that is still kept doesn't keep the observer
// says: weakWitness.object
// file: Store.swift

// instead of
self?.observers.removeAll { $0 === observer }
// this
_ = self
