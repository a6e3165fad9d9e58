// wrong: what `sink` returns isn't needed
// says: Nothing passed. Start the work at once, and return what `sink` returns: the effect lasts
//   as long as that is kept.
// fails: The first value passes at once
// gives: (passed → []) == ["1 at 50"]

_ = sink { value in subscriber.send(value) }
return AnyCancellable {}
