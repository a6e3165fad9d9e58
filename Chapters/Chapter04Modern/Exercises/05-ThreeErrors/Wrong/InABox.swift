// wrong: a box may be changed anywhere
// says: The client answered, and the fact isn't shown: a copy of the state was changed, and not
//   the state. An effect changes the state by sending an action, here `.factReceived`.
// fails: Fact: the answer is shown
// gives: (logs → [["0: asked 7"], ["0: asked 3"]]) == [["0: asked 7", "300: shows 7!"], ["0: asked
//   3", "700: shows 3!"]]

// instead of
return .run { [number = state.number] send in
  await send(.factReceived(client.fetch(number)))
}
// this
let box = LockIsolated(state)
return .run { _ in
  let fact = await client.fetch(box.value.number)
  box.withValue { $0.fact = fact }
}
