// wrong: a view reports only changes of its part, so there is nothing to do
// says: Every action was reported. A view by itself drops nothing.
// fails: Observers are notified of each value that isn't a duplicate
// gives: (seen → [0, 1, 1, 1, 2, 1]) == [1, 2, 1]

view(value: { $0 }, action: { $0 })
