// wrong: a skipped answer is expected to count as stated
// fails: Dependency and test: the test fails if anything else changes
// says: it doesn't state every step

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
await store.skipReceivedActions()
