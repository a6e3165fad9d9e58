// wrong: an observer needn't know of what didn't change
// says: The actions changed nothing, and the observers weren't called. Call them whether or not
//   the state has changed.
// fails: Each tap from outside notifies, even if nothing has changed
// gives: (calls → 1) == 3

// instead of
let current = state
for receive in observers { receive(current) }
// this
let current = state
if "\(current)" != before { for receive in observers { receive(current) } }

// instead of
while !waiting.isEmpty {
  while !waiting.isEmpty {
// this
while !waiting.isEmpty {
  let before = "\(state)"
  while !waiting.isEmpty {
