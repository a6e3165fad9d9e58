// wrong: the fact is set when the effect is made
// says: The client was asked, and a fact was shown that isn't its answer.
// fails: Fact: the answer is shown
// gives: (logs → [["0: asked 7", "300: shows 7"], ["0: asked 3", "700: shows 3"]]) == [["0: asked
//   7", "300: shows 7!"], ["0: asked 3", "700: shows 3!"]]

// instead of
return .run { [number = state.number] send in
  await send(.factReceived(client.fetch(number)))
}
// this
return .run { [number = state.number] send in
  _ = await client.fetch(number)
  await send(.factReceived("\(number)"))
}
