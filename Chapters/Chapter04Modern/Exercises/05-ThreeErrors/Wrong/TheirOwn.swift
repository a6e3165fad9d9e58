// wrong: each child fills a dictionary of its own
// says: The client answered, and no fact was sent: each child changed a copy, which went with
//   it. Let it return its fact.
// fails: All: the facts are shown together, each with its number
// gives: (shown → ["800: shows "]) == ["800: shows 2: 2!, 3: 3!, 5: 5!"]

// instead of
group.addTask { (number, await client.fetch(number)) }
// this
group.addTask {
  var copy: [Int: String] = [:]
  copy[number] = await client.fetch(number)
  return (number, "")
}

// instead of
for await (number, fact) in group { facts[number] = fact }
// this
for await (number, fact) in group where !fact.isEmpty { facts[number] = fact }
