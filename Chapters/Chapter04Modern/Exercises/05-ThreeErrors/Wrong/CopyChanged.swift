// wrong: a copy can be changed in the effect
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
return .run { [state] _ in
  var copy = state
  copy.fact = await client.fetch(copy.number)
}
