// wrong: the effect knows the fact that the test expects, and the client isn't asked
// fails: Effect: the client is asked, and its answer is sent
// says: isn't the client's

isLoading ? "\(number) …" : "\(number)"
// next answer
state.number *= 2
state.fact = nil
// next answer
return .send(.factReceived("\(state.number) is prime."))
// next answer
$0[FactClient.self].fetch = { "\($0) is prime." }
// next answer
await store.receive(.factReceived("3 is prime.")) {
  $0.isLoading = false
  $0.fact = "3 is prime."
}
