import ReducerTesting
import Testing

@Suite("A subject need not be a reducer")
struct SubjectTests {
  /// A store that may tell its observers before it writes, as naive ones do.
  final class Store {
    private(set) var value = 0
    var observer: (Int) -> Void = { _ in }
    let tellsFirst: Bool

    init(tellsFirst: Bool) {
      self.tellsFirst = tellsFirst
    }

    func send(_ action: Int) {
      if tellsFirst { observer(value) }
      value += action
      if !tellsFirst { observer(value) }
    }
  }

  private func observed(tellsFirst: Bool) -> Subject<[Int], Int, Never> {
    Subject {
      let store = Store(tellsFirst: tellsFirst)
      var seen: [Int] = []
      store.observer = { seen.append($0) }
      return .init(
        state: { seen },
        send: { action in
          store.send(action)
          return []
        }
      )
    }
  }

  @Test("A store can be compared by what its observers were called with")
  func observers() {
    let reference = Subject<[Int], Int, Never>(from: []) { $0.append(($0.last ?? 0) + $1) }
    let actions: Actions<[Int], Int> = [0, 1, -5]
    #expect(
      compare(subject: observed(tellsFirst: false), reference: reference, actions: actions).passed
    )
    let report = compare(
      subject: observed(tellsFirst: true),
      reference: reference,
      actions: actions
    )
    #expect(report.script == ["1"])
    #expect("\(report)".hasSuffix("       expected  actual\nstate  [1]       [0]"))
  }

  @Test("Every script gets a fresh instance")
  func fresh() {
    var made = 0
    let subject = Subject<Int, Int, Never> {
      made += 1
      var state = 0
      return .init(
        state: { state },
        send: { action in
          state += action
          return []
        }
      )
    }
    let law = Law<Step<Int, Int, Never>>(
      "at most 20",
      expected: { _ in true },
      actual: { $0.after <= 20 }
    )
    #expect(check(subject, laws: [law], actions: [1], upTo: 9).passed)
    #expect(made == 10)
  }
}
