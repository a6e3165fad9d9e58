// wrong: the state is written back, and that is all a bridge has to do
// says: Nothing has called `next` yet. It makes the new state from the old one and the action.
// fails: toInout calls `next` once
// gives: (toInoutOnce().calls → 0) == 1

// instead of
state = next(state, action)
// this
_ = next
