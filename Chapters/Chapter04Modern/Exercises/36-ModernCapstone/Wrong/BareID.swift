// wrong: a child's effect is known by its id alone, whichever child it belongs to
// fails: A child's id is its own, and the parent's cancel reaches it
// says: another child's ended, too
// file: Store.swift

// instead of
inner.path.append(child)
// this
