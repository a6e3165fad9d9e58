// wrong: the view is given a copy of the part, and only its actions are connected
// fails: What the parent is sent arrives in the view
// says: a snapshot

Store<LocalValue, Action>(value: toLocalValue(value), send: send)
