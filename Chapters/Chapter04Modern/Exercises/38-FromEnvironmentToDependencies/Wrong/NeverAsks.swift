// wrong: the state says that a fact is loading, and that is all
// says: The button was tapped, and the client wasn't asked. Return the effect that asks it.
// fails: Each tap asks the client that the test provides
// gives: (once → []) == ["asked 9 at 0", "fact 9! at 1000"]

// instead of
return .run { [number = state.number] send in
do {
try await send(.factResponse(.success(client.fetch(number))))
} catch let error as FactError {
await send(.factResponse(.failure(error)))
}
}
.cancellable(id: CancelID.fact)
// this
return .none
