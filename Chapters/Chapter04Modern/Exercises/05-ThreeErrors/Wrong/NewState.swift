// wrong: the number can be looked up in a new state
// says: The client was asked about the number that a new state begins with. Capture a copy of
//   the number: `[number = state.number]`.
// fails: Fact: the answer is shown
// gives: (logs → [["0: asked 7", "300: shows 7!"], ["0: asked 7", "300: shows 7!"]]) == [["0: asked
//   7", "300: shows 7!"], ["0: asked 3", "700: shows 3!"]]

// instead of
return .run { [number = state.number] send in
  await send(.factReceived(client.fetch(number)))
}
// this
return .run { send in
  await send(.factReceived(client.fetch(State().number)))
}
