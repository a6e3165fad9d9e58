// wrong: a screen changes only by a push and a pop
// says: The screen is still the old one. Setting an id that is there replaces its screen.
// fails: A screen that is there can be replaced
// gives: ([stack.ids, stack.screens] → [[0, 1, 2], [7, 8, 9]]) == [[0, 1, 2], [7, 80, 9]]

// instead of
screens[index] = newValue
// this
_ = (index, newValue)
