// If every case of every reducer needs a line for the statistics, it is forgotten in some cases,
// and in the way in all of them. Work that goes around any feature belongs in a reducer that has
// another one inside it.

import Chapter04Modern

extension Examples {
  /// Any feature, and an event for those of its actions that are worth one.
  ///
  ///     Analytics {
  ///       Counter()
  ///     } event: { action in
  ///       action == .incrementTapped ? "count up" : nil
  ///     }
  ///
  /// Nothing waits for the events, and the feature's own effects are unchanged.
  // snippet.Analytics
  public struct Analytics<Base: Reducer>: Reducer {
    let base: Base
    let event: (Base.Action) -> String?

    @Dependency(AnalyticsClient.self) private var client

    public init<State, Action>(
      @ReducerBuilder<State, Action> base: () -> Base,
      event: @escaping (Action) -> String?
    ) where Base.State == State, Base.Action == Action {
      self.base = base()
      self.event = event
    }

    public var body: some Reducer<Base.State, Base.Action> {
      base
      Reduce { _, action in
        guard let event = event(action) else { return .none }
        return .run { [client] _ in await client.log(event) }
      }
    }
  }
  // snippet.end

  public struct AnalyticsClient: DependencyKey, Sendable {
    public var log: @Sendable (_ event: String) async -> Void

    public init(log: @escaping @Sendable (_ event: String) async -> Void) {
      self.log = log
    }

    /// Prints.
    public static let liveValue = Self { print($0) }

    public static let testValue = Self(log: unimplemented("Examples.AnalyticsClient.log"))
  }
}
