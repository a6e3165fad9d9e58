// wrong: a step forgets the fact, but not the question
// fails: A step ends the question about the old number
// says: but the answer about 7 arrived

switch action {
case .stepped(let step):
  state = State(number: state.number + step)
  return .none

case .factTapped:
  guard !state.isLoading else { return .none }
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
