// wrong: an id is thought to be for one effect
// says: A new effect ended an earlier one with the same id. One id may stand for several.
// fails: One id may stand for several effects, and other ids are left alone
// gives: (searches.log.sorted() → ["answered c at 400", "asked c at 300", "finished a at 0",
//   "finished b at 100", "finished c at 400"]) == ([ "answered c at 400", "asked c at 300",
//   "finished a at 100", "finished b at 100", "finished c at 400", ] → ["answered c at 400", "asked
//   c at 300", "finished a at 100", "finished b at 100", "finished c at 400"])

// instead of
let key = running.insert(id: id) { subscriber.send(completion: .finished) }
// this
running.cancel(id: id)
let key = running.insert(id: id) { subscriber.send(completion: .finished) }
