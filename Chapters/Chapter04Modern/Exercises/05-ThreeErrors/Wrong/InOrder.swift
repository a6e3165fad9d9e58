// wrong: the answers come in the order of the questions
// says: The facts stand beside the wrong numbers. A group hands out its values in the order in
//   which they are ready: let each child return its number, too.
// fails: All: the facts are shown together, each with its number
// gives: (shown → ["800: shows 2: 5!, 3: 3!, 5: 2!"]) == ["800: shows 2: 2!, 3: 3!, 5: 5!"]

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
let facts = await withTaskGroup { group in
  for number in favorites {
    group.addTask { await client.fetch(number) }
  }
  var facts: [String] = []
  for await fact in group { facts.append(fact) }
  return facts
}
await send(.factsReceived(Dictionary(uniqueKeysWithValues: zip(favorites, facts))))
