// wrong: the view is given a copy of the part, and only its actions are connected
// fails: An action sent to the parent reaches the view
// says: a snapshot

Store<LocalValue, Action>(value: toLocalValue(value), send: send)
