// wrong: a line that equals the last one says nothing new
// says: The second line was left out, because it equals the first. Each action is a line.
// fails: An action that changes nothing is a line, too
// gives: (lines → ["double: 0 → 0"]) == ["double: 0 → 0", "double: 0 → 0"]

// instead of
{ state, action in
let before = state
reducer(&state, action)
printer("\(action): \(before) → \(state)")
}
// this
var last = ""
return { state, action in
let before = state
reducer(&state, action)
let line = "\(action): \(before) → \(state)"
if line != last { printer(line) }
last = line
}
