// wrong: the observers are expected to look by themselves
// says: The observers weren't called.
// fails: A tap that leads to two more actions notifies once
// gives: (drawn → [0]) == [0, 3]

// instead of
for receive in observers { receive(current) }
// this
_ = current
