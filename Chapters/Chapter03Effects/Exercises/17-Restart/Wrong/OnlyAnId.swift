// wrong: an id is thought to replace what has the same one
// fails: A second start begins again, and the old timer stops
// says: An id alone replaces nothing

cancellable(id: id)
