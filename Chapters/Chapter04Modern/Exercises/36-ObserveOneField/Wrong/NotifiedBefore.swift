// wrong: the observers are notified before the store has its new state
// says: The count became 5, and its observer read 0: the notification came before the change. Run
//   the reducer first, then call the registrar.
// fails: An observer of a field is notified when it has changed
// gives: (screen.log → ["count 0"]) == ["count 5"]

// instead of
let before = state
reducer(&state, action)
for notify in fields.values { notify(self, before) }
// this
var after = state
reducer(&after, action)
for notify in fields.values { notify(self, after) }
state = after
