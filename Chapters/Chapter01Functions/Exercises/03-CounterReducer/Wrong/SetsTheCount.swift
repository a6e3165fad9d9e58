// wrong: `=+` is written for `+=`
// says: The count no longer depends on the 40 it was: `=` replaces it, `+=` adds to it.
// fails: An increment adds the step
// gives: (after(.incrementTapped).count → 3) == 43

// instead of
state.count += state.step
// this
state.count = +state.step
