// wrong: a copy of the old value is made, and the reducer still gets the stored property
// fails: While the reducer runs, the store still has the old value
// says: works on it in place

let old = value
reducer(&value, action)
print(old, "→", value)
