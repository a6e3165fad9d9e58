// wrong: Swift's own print is called, and whoever handed in a printer hears nothing
// fails: The printer is called once, after the reducer ran
// says: to the printer that was handed in

let before = state
reducer(&state, action)
print("\(action): \(before) → \(state)")
