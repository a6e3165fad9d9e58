// wrong: a shown fact keeps the button from asking again
// fails: The next question begins with neither a fact nor a failure
// says: A tap does nothing only during loading

switch action {
case .stepped(let step):
  state = State(number: state.number + step)
  return .cancel(id: CancelID.fact)

case .factTapped:
  guard !state.isLoading, state.fact == nil else { return .none }
  state.hasFailed = false
  state.isLoading = true
  return .run { [number = state.number] send in
    await send(.factReceived(try await client.fetch(number)))
  } catch: { _, send in
    await send(.factFailed)
  }
  .cancellable(id: CancelID.fact)

case .factReceived(let fact):
  state.isLoading = false
  state.fact = fact
  return .none

case .factFailed:
  state.isLoading = false
  state.hasFailed = true
  return .none
}
