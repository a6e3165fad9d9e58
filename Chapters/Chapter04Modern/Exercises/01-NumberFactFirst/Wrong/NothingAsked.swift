// wrong: `isLoading` loads the fact
// says: The client was never asked. Return an effect that asks it.
// fails: Effect: the client is asked, and its answer is sent
// gives: (log → ["8, loading"]) == ["asked 8", "received 8!", "8, 8!"]

// instead of
return .run { [number = state.number] send in
  await send(.factReceived(client.fetch(number)))
}
// this
return .none
