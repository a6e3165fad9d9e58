// wrong: the group is awaited by itself
// says: The facts were sent before the client had answered.
// fails: All: the client is asked about all favourites at the same time
// gives: (asked → "0: asked 2; asked 3; asked 5; shows ") == "0: asked 2; asked 3; asked 5"

// instead of
let facts = await withTaskGroup { group in
  for number in favorites {
    group.addTask { (number, await client.fetch(number)) }
  }
  var facts: [Int: String] = [:]
  for await (number, fact) in group { facts[number] = fact }
  return facts
}
await send(.factsReceived(facts))
// this
let facts = LockIsolated<[Int: String]>([:])
await send(.factsReceived(facts.value))
await withTaskGroup { group in
  for number in favorites {
    group.addTask {
      let fact = await client.fetch(number)
      facts.withValue { $0[number] = fact }
    }
  }
}
