// wrong: without a group nothing runs at the same time, so it compiles
// says: The client was asked about the second favourite when it had answered about the first.
//   All of them are asked about at the same time: keep the group, and let each child return its
//   fact.
// fails: All: the client is asked about all favourites at the same time
// gives: (asked → "0: asked 2") == "0: asked 2; asked 3; asked 5"

// instead of
let facts = await withTaskGroup { group in
  for number in favorites {
    group.addTask { (number, await client.fetch(number)) }
  }
  var facts: [Int: String] = [:]
  for await (number, fact) in group { facts[number] = fact }
  return facts
}
// this
var facts: [Int: String] = [:]
for number in favorites { facts[number] = await client.fetch(number) }
