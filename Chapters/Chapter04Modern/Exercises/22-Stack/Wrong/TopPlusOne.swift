// wrong: the next id is the one on top, plus one
// says: An id was given out again after a pop. What tells the next id may not go down with the
//   screens: count the pushes.
// fails: An id is given once
// gives: (ids → [0, 1, 2, 1, 2]) == [0, 1, 2, 3, 4]

// instead of
private var nextID = 0
// this


// instead of
defer { nextID += 1 }
ids.append(nextID)
screens.append(screen)
return nextID
// this
let id = (ids.last ?? -1) + 1
ids.append(id)
screens.append(screen)
return id
