// wrong: the client is asked, and what it says is thrown away
// fails: Effect: the client is asked, and its answer is sent
// says: the answer was never sent

isLoading ? "\(number) …" : "\(number)"
// next answer
state.number *= 2
state.fact = nil
// next answer
return .run { [number = state.number] _ in
  _ = await client.fetch(number)
}
// next answer
$0[FactClient.self].fetch = { "\($0) is prime." }
// next answer
await store.receive(.factReceived("3 is prime.")) {
  $0.isLoading = false
  $0.fact = "3 is prime."
}
