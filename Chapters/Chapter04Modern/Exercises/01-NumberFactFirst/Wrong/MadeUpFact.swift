// wrong: the effect knows the fact that the test expects
// says: A fact came, and the client was never asked. The effect sends what the client answers.
// fails: Effect: the client is asked, and its answer is sent
// gives: (log → ["received 8 is prime.", "8, 8 is prime."]) == ["asked 8", "received 8!", "8, 8!"]

// instead of
return .run { [number = state.number] send in
  await send(.factReceived(client.fetch(number)))
}
// this
return .send(.factReceived("\(state.number) is prime."))
