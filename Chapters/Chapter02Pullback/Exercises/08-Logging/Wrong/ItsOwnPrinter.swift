// wrong: Swift's own print is called, and not the printer that was passed in
// fails: The printer is called once, after the reducer has run
// says: and not `print`

let before = state
reducer(&state, action)
print("\(action): \(before) → \(state)")
