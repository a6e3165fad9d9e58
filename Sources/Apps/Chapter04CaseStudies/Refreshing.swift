// Pulling a list down asks again, and the user may change their mind. The view waits for the
// effect, so its spinner is as long as the request: `await store.send(.pulled).finish()`.

import Chapter04Modern

/// A number, and a fact about it that is asked for again by pulling.
public struct Refreshing: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var number = 0
    public var fact: String?
    public var isLoading = false
    public var hasFailed = false

    public init() {}
  }

  public enum Action: Equatable, Sendable {
    case incrementTapped
    case decrementTapped
    case pulled
    case cancelTapped
    case response(String)
    case failed
  }

  private enum CancelID { case request }

  @Dependency(FactClient.self) private var client

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementTapped:
        return change(1, in: &state)

      case .decrementTapped:
        return change(-1, in: &state)

      case .pulled:
        state.isLoading = true
        state.hasFailed = false
        return .run { [number = state.number] send in
          await send(.response(try await client.fact(number)))
        } catch: { _, send in
          await send(.failed)
        }
        .cancellable(id: CancelID.request, cancelInFlight: true)

      case .cancelTapped:
        state.isLoading = false
        return .cancel(id: CancelID.request)

      case .response(let fact):
        state.isLoading = false
        state.fact = fact
        return .none

      case .failed:
        // The fact from before is still true.
        state.isLoading = false
        state.hasFailed = true
        return .none
      }
    }
  }

  /// A fact about another number would be wrong beside this one.
  private func change(_ difference: Int, in state: inout State) -> Effect<Action> {
    (state.number, _) = state.number.addingReportingOverflow(difference)
    state.fact = nil
    state.isLoading = false
    return .cancel(id: CancelID.request)
  }
}

public struct FactClient: DependencyKey, Sendable {
  public var fact: @Sendable (_ number: Int) async throws -> String

  public init(fact: @escaping @Sendable (_ number: Int) async throws -> String) {
    self.fact = fact
  }

  public static var liveValue: Self { .simulated() }

  public static let testValue = Self(fact: unimplemented("FactClient.fact"))
}
