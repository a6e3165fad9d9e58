// wrong: `next` waits for the group
// says: Only the first answer was sent. `next()` hands out one value: loop over the group.
// fails: All: the facts are shown together, each with its number
// gives: (shown → ["800: shows 5: 5!"]) == ["800: shows 2: 2!, 3: 3!, 5: 5!"]

// instead of
for await (number, fact) in group { facts[number] = fact }
// this
if let (number, fact) = await group.next() { facts[number] = fact }
