// wrong: the copy is made once, and written back only by the first action
// says: An action didn't start from the state that the last one left, or its state wasn't written
//   back before its effects were performed.
// fails: An action finds the last one's state, and its effects follow it
// gives: (log → ["reduced 1", "performed at 0", "reduced 12", "performed at 1", "reduced 123"]) ==
//   ["reduced 1", "performed at 1", "reduced 12", "performed at 12", "reduced 123"]

// instead of
while !waiting.isEmpty {
  var next = state
// this
var next = state
while !waiting.isEmpty {

// instead of
state = next
for effect in effects {
  effect { [weak self] action in self?.send(action) }
}
// this
for effect in effects {
  effect { [weak self] action in self?.send(action) }
}
state = next
