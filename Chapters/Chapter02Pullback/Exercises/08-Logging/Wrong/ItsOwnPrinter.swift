// wrong: Swift's own print will do
// says: The printer was never called. Call `printer`, which was passed in, and not `print`.
// fails: A line is printed after the run: the action, the state before, and the state after
// gives: (log → ["ran", "left 4"]) == ["ran", "add(1): 3 → 4", "left 4"]

let before = state
reducer(&state, action)
print("\(action): \(before) → \(state)")
