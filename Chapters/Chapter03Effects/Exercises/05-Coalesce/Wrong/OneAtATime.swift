// wrong: what observers send is notified action by action
// says: Two observers each sent an action, and the others were called after each. Call them once,
//   when no action is waiting any more.
// fails: What two observers send is notified once
// gives: (drawn → [0, 3, 4, 5]) == [0, 3, 5]

// instead of
while !waiting.isEmpty {
  while !waiting.isEmpty {
    var next = state
// this
var isInside = true
while !waiting.isEmpty {
  while !waiting.isEmpty {
    defer { if !isInside { for receive in observers { receive(state) } } }
    var next = state

// instead of
let current = state
for receive in observers { receive(current) }
// this
let current = state
if isInside { for receive in observers { receive(current) } }
isInside = false
