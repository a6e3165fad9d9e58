// wrong: a field is known by its type
// says: The count and the pages are both numbers, and a change of one of them wasn't noticed, or
//   told to the other. Identify a field by its path, not by its type.
// fails: Each observer is notified of its own field
// gives: (screen.log → ["count 5", "title Ulysses"]) == ["count 5", "title Ulysses", "pages 700"]

// instead of
private var fields: [PartialKeyPath<State>: (Store, _ before: State) -> Void] = [:]
// this
private var fields: [ObjectIdentifier: (Store, _ before: State) -> Void] = [:]

// instead of
fields[field] = { store, before in
// this
if fields[ObjectIdentifier(Value.self)] != nil { return state[keyPath: field] }
fields[ObjectIdentifier(Value.self)] = { store, before in
