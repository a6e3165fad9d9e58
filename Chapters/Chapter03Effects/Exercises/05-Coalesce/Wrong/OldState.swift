// wrong: the observers get the state as it was when the tap came
// says: The observers got the state from before the tap.
// fails: A tap that leads to two more actions notifies once
// gives: (drawn → [0, 0]) == [0, 3]

// instead of
let current = state
for receive in observers { receive(current) }
// this
for receive in observers { receive(before) }

// instead of
guard !isDraining else { return }
isDraining = true
// this
guard !isDraining else { return }
let before = state
isDraining = true
