// wrong: the number is doubled, and the fact about the old number stays
// fails: Reducer: doubling doubles the number and forgets the fact
// says: a fact about 5 is still shown

isLoading ? "\(number) …" : "\(number)"
// next answer
state.number *= 2
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
