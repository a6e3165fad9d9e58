// wrong: doubling makes a new state, in which nothing is being loaded
// fails: Reducer: doubling doubles the number and forgets the fact
// says: leaves `isLoading` alone

isLoading ? "\(number) …" : "\(number)"
// next answer
state = State(number: state.number * 2)
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
