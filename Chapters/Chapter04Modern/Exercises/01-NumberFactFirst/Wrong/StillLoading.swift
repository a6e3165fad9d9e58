// wrong: the fact is stated, but not that loading has ended
// fails: Dependency and test: the test states every step
// says: isLoading

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
await store.receive(.factReceived("3 is prime.")) { $0.fact = "3 is prime." }
