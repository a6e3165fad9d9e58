// The closure of `NumberFact` must be handed in where the feature is made, and where the feature
// that makes that one is made, up to the app. A dependency is registered once. It says what it is
// in an app and in a test, and nothing between the app and the feature has to know about it.

import Chapter04Modern

extension Examples {
  // snippet.NumberFactClient
  public struct NumberFactClient: DependencyKey, Sendable {
    public var fetch: @Sendable (_ number: Int) async throws -> String

    public init(fetch: @escaping @Sendable (_ number: Int) async throws -> String) {
      self.fetch = fetch
    }

    /// What can be said of a number without a server.
    public static let liveValue = Self { number in
      number.isMultiple(of: 2) ? "\(number) is even." : "\(number) is odd."
    }

    public static let testValue = Self(fetch: unimplemented("Examples.NumberFactClient.fetch"))
  }
  // snippet.end

  // snippet.NumberFactWithDependency
  public struct NumberFactWithDependency: Reducer {
    public typealias State = NumberFact.State
    public typealias Action = NumberFact.Action

    @Dependency(NumberFactClient.self) private var numberFact

    public init() {}

    public var body: some ReducerOf<NumberFact> {
      // The property is captured, not its value: the body is read only once, and a test may
      // override the value later.
      NumberFact(fetch: { [_numberFact] in try await _numberFact.wrappedValue.fetch($0) })
    }
  }
  // snippet.end
}
