// wrong: a screen that replaces another gets a new id
// says: The screen was replaced, and its id changed. It keeps its id.
// fails: A screen that is there can be replaced
// gives: ([stack.ids, stack.screens] → [[0, 3, 2], [7, 80, 9]]) == [[0, 1, 2], [7, 80, 9]]

// instead of
screens[index] = newValue
// this
screens[index] = newValue
ids[index] = nextID
