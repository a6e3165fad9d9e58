// wrong: every tap asks, even during loading
// fails: While a fact is loading, another tap does nothing
// says: the client was asked again

switch action {
case .stepped(let step):
  state = State(number: state.number + step)
  return .cancel(id: CancelID.fact)

case .factTapped:
  state = State(number: state.number, isLoading: true)
  return .run { [number = state.number] send in
    try await send(.factReceived(client.fetch(number)))
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
