// wrong: the copy is made inside the loop, so every action starts from the first state
// fails: Replaying equals calling the reducer step by step
// says: Every action started from the first state

var result = state
for action in actions {
  var next = state
  reducer(&next, action)
  result = next
}
return result
