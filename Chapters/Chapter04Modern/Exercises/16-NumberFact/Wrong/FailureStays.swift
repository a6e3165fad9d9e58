// wrong: the failure is set and never cleared
// fails: The next question begins with neither a fact nor a failure
// says: is shown with the fact

switch action {
case .stepped(let step):
  state = State(number: state.number + step)
  return .cancel(id: CancelID.fact)

case .factTapped:
  guard !state.isLoading else { return .none }
  state.fact = nil
  state.isLoading = true
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
