// wrong: having a fact is expected to mean that nothing is being loaded
// fails: State: the title says whether a fact is being loaded
// says: while another is being loaded

isLoading && fact == nil ? "\(number) …" : "\(number)"
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
await store.receive(.factReceived("3 is prime.")) {
  $0.isLoading = false
  $0.fact = "3 is prime."
}
