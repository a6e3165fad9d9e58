// wrong: the feature computes the fact itself, so a test has nothing to replace
// fails: A tap asks the client once
// says: can only replace what the feature asks

switch action {
case .stepped(let step):
  state = State(number: state.number + step)
  return .cancel(id: CancelID.fact)

case .factTapped:
  guard !state.isLoading else { return .none }
  state = State(number: state.number, isLoading: true)
  return .run { [number = state.number] send in
    await send(.factReceived("\(number), says the client."))
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
