// wrong: the live client is expected to answer in a test, too
// fails: Dependency and test: the test states every step
// says: Unimplemented

isLoading ? "\(number) …" : "\(number)"
// next answer
state.number *= 2
state.fact = nil
// next answer
return .run { [number = state.number] send in
  await send(.factReceived(client.fetch(number)))
}
// next answer
_ = $0[FactClient.self]
// next answer
await store.receive(.factReceived("3 is prime.")) {
  $0.isLoading = false
  $0.fact = "3 is prime."
}
