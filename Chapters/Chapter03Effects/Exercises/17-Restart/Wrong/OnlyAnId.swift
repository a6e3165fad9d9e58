// wrong: an id is thought to replace what has the same one
// fails: A second start begins a new timer, and the old one stops
// says: An id alone replaces nothing

cancellable(id: id)
