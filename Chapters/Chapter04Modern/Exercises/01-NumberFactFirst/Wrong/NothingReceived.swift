// wrong: the answer is left to the store, as if the test didn't have to state it
// fails: Dependency and test: the test states every step
// says: factReceived

isLoading ? "\(number) …" : "\(number)"
// next answer
state.number *= 2
state.fact = nil
// next answer
return .run { [number = state.number] send in
  await send(.factReceived(client.fetch(number)))
}
// next answer
$0[FactClient.self].fetch = { "\($0) is prime." }
// next answer
// That is all.
