// wrong: the flag is set and never reset
// says: The second tap notified nobody: is a flag still set?
// fails: Each tap from outside notifies, even if nothing has changed
// gives: (calls → 2) == 3

// instead of
defer { isDraining = false }
// this

