import Chapter03Effects
import Foundation

/// What happens in a test, in order. The lines may come from any thread: unchecked, because the
/// compiler can't know that the lock guards them.
final class Journal<Line>: @unchecked Sendable {
  private let lock = NSLock()
  private var written: [Line] = []

  var lines: [Line] { lock.withLock { written } }

  func write(_ line: Line) {
    lock.withLock { written.append(line) }
  }
}

final class Witness {}

struct Weak<Object: AnyObject> {
  weak var object: Object?
}

struct Refused: Error, Equatable {}

extension Effect {
  /// Everything the effect gives before its start returns, in order.
  var atOnce: [Event<Output, Failure>] {
    let journal = Journal<Event<Output, Failure>>()
    _ = sink(
      receiveCompletion: { journal.write(.end($0)) },
      receiveValue: { journal.write(.value($0)) }
    )
    return journal.lines
  }

  /// Writes down everything the effect gives, until that is dropped.
  func record(in journal: Journal<Event<Output, Failure>>) -> AnyCancellable {
    sink(
      receiveCompletion: { journal.write(.end($0)) },
      receiveValue: { journal.write(.value($0)) }
    )
  }
}

enum Event<Output, Failure: Error> {
  case value(Output)
  case end(Completion<Failure>)

  static var finished: Event { .end(.finished) }
}

extension Event: Equatable where Output: Equatable, Failure: Equatable {}

/// An effect whose values and end the test gives by hand.
final class Source<Output, Failure: Error> {
  private(set) var subscribers: [Effect<Output, Failure>.Subscriber] = []
  private(set) var cancellations = 0

  var effect: Effect<Output, Failure> {
    .run { subscriber in
      self.subscribers.append(subscriber)
      return AnyCancellable { self.cancellations += 1 }
    }
  }

  func send(_ value: sending Output) {
    subscribers.last?.send(value)
  }

  func finish() {
    subscribers.last?.send(completion: .finished)
  }

  func fail(_ error: Failure) {
    subscribers.last?.send(completion: .failure(error))
  }
}

extension TestScheduler {
  /// Runs what is left. `run()` never returns if a timer wasn't cancelled, and then the test can't
  /// say so.
  func runForAMinute() {
    advance(by: .seconds(60))
  }
}

/// A store whose actions are effects: sending one starts it, and what it gives is in the state.
func effectStore<Output>(_: Output.Type = Output.self) -> Store<[Output], EffectAction<Output>> {
  Store(
    initialState: [],
    reducer: Reducer<[Output], EffectAction<Output>, Void> { outputs, action, _ in
      switch action {
      case .start(let effect):
        return effect.map(EffectAction.output)
      case .output(let output):
        outputs.append(output)
        return .none
      }
    },
    environment: ()
  )
}

enum EffectAction<Output> {
  case start(Effect<Output, Never>)
  case output(Output)
}
