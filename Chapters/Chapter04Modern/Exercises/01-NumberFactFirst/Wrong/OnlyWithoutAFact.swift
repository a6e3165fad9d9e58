// wrong: a fact that is there needn't be asked for again
// says: There was a fact already, and the tap asked nothing. Each tap asks.
// fails: Effect: the client is asked, and its answer is sent
// gives: (again → ["9, 9 is odd., loading"]) == ["asked 9", "received 9!", "9, 9!"]

// instead of
return .run { [number = state.number] send in
  await send(.factReceived(client.fetch(number)))
}
// this
guard state.fact == nil else { return .none }
return .run { [number = state.number] send in
  await send(.factReceived(client.fetch(number)))
}
