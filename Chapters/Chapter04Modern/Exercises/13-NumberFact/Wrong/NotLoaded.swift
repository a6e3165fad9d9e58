// wrong: the state changes, and the client is asked by somebody else
// says: The fact button was tapped, and the client wasn't asked.
// fails: A tap asks the client once, and the answer is shown
// gives: (log → ["8, loading at 0"]) == ["8, loading at 0", "asked 8 at 0", "8, fact 8: 1 at 1000"]

// instead of
return .run { [number = state.number] send in
  try await send(.factReceived(client.fetch(number)))
} catch: { _, send in
  await send(.factFailed)
}
.cancellable(id: CancelID.fact)
// this
return .none
