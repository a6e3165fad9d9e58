// wrong: each child sends what it has
// says: Each fact was sent by itself, and replaced the one before. The effect sends one
//   dictionary, when it has all the facts.
// fails: All: the facts are shown together, each with its number
// gives: (shown → ["500: shows 5: 5!", "700: shows 3: 3!", "800: shows 2: 2!"]) == ["800: shows 2:
//   2!, 3: 3!, 5: 5!"]

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
await withTaskGroup { group in
  for number in favorites {
    group.addTask { await send(.factsReceived([number: client.fetch(number)])) }
  }
}
