// wrong: each action seems to deserve a notification
// says: The observers were called several times for one tap. Call them once, when no action is
//   waiting any more, and not in the inner calls of `send`.
// fails: A tap that leads to two more actions notifies once
// gives: (drawn → [0, 1, 2, 3]) == [0, 3]

// instead of
}
let current = state
for receive in observers { receive(current) }
}
// this
let current = state
for receive in observers { receive(current) }
}
}
