// wrong: an id is thought to replace what has the same one
// fails: Started again, it begins anew, and the old one ticks no more
// says: An id alone replaces nothing

cancellable(id: id)
