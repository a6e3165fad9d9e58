// wrong: the reducer changes the stored property itself, which works until something reads it
// fails: The reducer works on a copy, not on the stored property
// says: simultaneous accesses

reducer(&value, action)
