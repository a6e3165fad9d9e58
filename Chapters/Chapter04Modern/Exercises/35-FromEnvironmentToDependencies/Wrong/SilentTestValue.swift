// wrong: in a test, the client answers with something, and nothing is reported
// fails: A test that uses the client has to override it
// says: nothing was reported

static let liveValue = FactClient { number in
  try await Before.Client.live.fetch(number).value()
}
static let testValue = FactClient { "A fact about \($0)." }
// next answer
@Dependency(\.continuousClock) private var clock
@Dependency(FactClient.self) private var client

private enum CancelID { case fact, notice }

func reduce(
  into state: inout State,
  action: Action
) -> Chapter04Modern.Effect<Action> {
  switch action {
  case .stepped(let step):
    state.number += step
    state.fact = nil
    state.isLoading = false
    return .cancel(id: CancelID.fact)

  case .factTapped:
    guard !state.isLoading else { return .none }
    state.isLoading = true
    state.notice = nil
    return .run { [number = state.number] send in
      do {
        try await send(.factResponse(.success(client.fetch(number))))
      } catch let error as FactError {
        await send(.factResponse(.failure(error)))
      }
    }
    .cancellable(id: CancelID.fact)

  case .factResponse(.success(let fact)):
    state.isLoading = false
    state.fact = fact
    return .none

  case .factResponse(.failure(let error)):
    state.isLoading = false
    state.notice = error.reason
    return .run { send in
      try await clock.sleep(for: .seconds(3))
      await send(.noticeTimedOut)
    }
    .cancellable(id: CancelID.notice, cancelInFlight: true)

  case .noticeTimedOut:
    state.notice = nil
    return .none
  }
}
