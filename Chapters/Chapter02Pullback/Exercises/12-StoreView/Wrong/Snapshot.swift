// wrong: the view is given a copy of the part, and only its actions are connected
// says: The view still shows what it was made with: no new value of its parent reaches it. Observe
//   the parent, keep the token in the view, and give the view each new part.
// fails: An action sent to the parent reaches the view, and the part is read once
// gives: ([before, apples.value] → [1, 1]) == [1, 2]

Store<LocalValue, Action>(value: toLocalValue(value), send: send)
