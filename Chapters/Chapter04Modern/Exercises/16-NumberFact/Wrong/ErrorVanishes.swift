// wrong: an error means that there is nothing to send
// fails: `isLoading` is true while a fact is loading, and false after that
// says: the spinner spins forever

switch action {
case .stepped(let step):
  state = State(number: state.number + step)
  return .cancel(id: CancelID.fact)

case .factTapped:
  guard !state.isLoading else { return .none }
  state = State(number: state.number, isLoading: true)
  return .run { [number = state.number] send in
    if let fact = try? await client.fetch(number) { await send(.factReceived(fact)) }
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
