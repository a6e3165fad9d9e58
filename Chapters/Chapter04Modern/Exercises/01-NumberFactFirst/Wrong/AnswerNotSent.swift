// wrong: the client is asked, and that is all
// says: The client was asked, and its answer was never sent.
// fails: Effect: the client is asked, and its answer is sent
// gives: (log → ["asked 8", "8, loading"]) == ["asked 8", "received 8!", "8, 8!"]

// instead of
return .run { [number = state.number] send in
  await send(.factReceived(client.fetch(number)))
}
// this
return .run { [number = state.number] _ in
  _ = await client.fetch(number)
}
