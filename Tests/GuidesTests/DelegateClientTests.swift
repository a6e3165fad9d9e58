// docs/concurrency.md bridges an API with a delegate to a stream. Here are the API, a
// stand-in for one of Apple's, the client, and a feature with its test.

import Chapter04Modern
import Testing

// snippet.api
/// A stand-in for an API with a delegate.
@MainActor final class Compass {
  weak var delegate: (any CompassDelegate)?

  func start() { delegate?.compass(self, didTurnTo: 90) }
  func stop() {}
}

@MainActor protocol CompassDelegate: AnyObject {
  func compass(_ compass: Compass, didTurnTo degrees: Int)
}
// snippet.end

// snippet.client
struct CompassClient: DependencyKey {
  var headings: @Sendable () async -> AsyncStream<Int>

  static let liveValue = CompassClient { await headings(of: Compass()) }

  static let testValue = CompassClient(
    headings: unimplemented("CompassClient.headings", placeholder: AsyncStream { $0.finish() })
  )

  @MainActor static func headings(of compass: Compass) -> AsyncStream<Int> {
    AsyncStream { continuation in
      let delegate = Delegate { continuation.yield($0) }
      compass.delegate = delegate
      continuation.onTermination = { _ in
        Task { @MainActor in
          compass.stop()
          withExtendedLifetime(delegate) {}
        }
      }
      compass.start()
    }
  }

  @MainActor private final class Delegate: CompassDelegate {
    let turned: (Int) -> Void

    init(turned: @escaping (Int) -> Void) { self.turned = turned }

    func compass(_ compass: Compass, didTurnTo degrees: Int) { turned(degrees) }
  }
}
// snippet.end

struct Heading: Reducer {
  struct State: Equatable { var degrees = 0 }
  enum Action: Equatable {
    case appeared
    case turned(Int)
  }

  @Dependency(CompassClient.self) var compass

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      // snippet.feature
      case .appeared:
        return .run { send in
          for await degrees in await compass.headings() { await send(.turned(degrees)) }
        }
      // snippet.end
      case .turned(let degrees):
        state.degrees = degrees
        return .none
      }
    }
  }
}

@Suite("An API with a delegate") @MainActor struct DelegateClientTests {
  @Test("A fake's values reach the feature, and the test decides when they come") func fake() async
  {
    // snippet.test
    let (headings, compass) = AsyncStream<Int>.makeStream()
    let store = TestStore(initialState: Heading.State()) {
      Heading()
    } withDependencies: {
      $0[CompassClient.self].headings = { headings }
    }
    await store.send(.appeared)
    compass.yield(90)
    await store.receive(.turned(90)) { $0.degrees = 90 }
    compass.finish()
    await store.finish()
    // snippet.end
  }

  @Test("The live client passes on what the delegate receives") func live() async {
    var headings = CompassClient.headings(of: Compass()).makeAsyncIterator()
    #expect(await headings.next() == 90)
  }
}
