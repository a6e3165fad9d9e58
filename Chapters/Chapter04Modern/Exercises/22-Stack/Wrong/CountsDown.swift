// wrong: a popped id may be used again
// says: An id was given out again after a pop. What tells the next id may not go down with the
//   screens: count the pushes.
// fails: An id is given once
// gives: (ids → [0, 1, 2, 1, 2]) == [0, 1, 2, 3, 4]

// instead of
let popped = ids[index...]
// this
let popped = ids[index...]
nextID -= popped.count
