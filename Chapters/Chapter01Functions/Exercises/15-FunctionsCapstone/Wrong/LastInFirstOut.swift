// wrong: what waits is taken from the end of the array, the newest first
// fails: Actions sent from several observers run in the order in which they were sent
// says: == ".aAbB"
// file: Store.swift

// instead of
let batch = waiting
// this
let batch = Array(waiting.reversed())
