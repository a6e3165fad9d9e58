// Around a feature, and not in its way
//
// Write a higher-order reducer that reports events of any feature. `event` gets the state before
// the feature's reducer has run, the state after it, and the action; it alone decides what is
// reported, and nil is nothing. The feature must behave as before: it runs once for each action,
// with its state and its effects. Call the client in an effect, without a `Task` of your own, so
// that cancelling the effects cancels the call. The client may be slow, and so may the feature's
// effects: neither waits for the other.
//
// kind: write
// lesson: As a member

import Chapter04Modern

struct AnalyticsClient: DependencyKey {
  var report: @Sendable (_ event: String) async -> Void

  static let liveValue = AnalyticsClient { print($0) }
  static let testValue = AnalyticsClient(report: unimplemented("AnalyticsClient.report"))
}

struct Analytics<Base: Reducer>: Reducer {
  let base: Base
  let event: (_ before: Base.State, _ after: Base.State, Base.Action) -> String?

  @Dependency(AnalyticsClient.self) var client

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    // answer
    // starter: return .none  // Your code here.
    let before = state
    let effect = base.reduce(into: &state, action: action)
    guard let event = event(before, state, action) else { return effect }
    return effect.merge(with: .run { [client] _ in await client.report(event) })
    // end answer
  }
}

extension Reducer {
  func analytics(
    _ event: @escaping (_ before: State, _ after: State, Action) -> String?
  ) -> some Reducer<State, Action> {
    // answer
    // starter: EmptyReducer()  // Your code here.
    Analytics(base: self, event: event)
    // end answer
  }
}
