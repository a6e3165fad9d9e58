import Foundation
import Testing

@testable import ReducerTesting

@Suite("Report")
struct ReportTests {
  @Test("Passing says what was tried, and claims no more") func passing() {
    #expect(
      "\(report(on: appReducer))" == "No difference in 1,793 scripts (6,842 actions)."
    )
    let one = compare(
      subject: appReducer,
      reference: appReducer,
      from: AppState(),
      actions: [.save],
      upTo: 1
    )
    #expect("\(one)" == "No difference in 2 scripts (1 action).")
    let inputs = check(inputs: Array(0..<1_234), laws: [])
    #expect("\(inputs)" == "No difference in 1,234 inputs.")
  }

  @Test("Failing shows the shortest script, and expected beside actual")
  func failing() {
    let report = report { state, action in
      guard case .delete(let offsets) = action else { return appReducer(&state, action) }
      for offset in offsets { state.favorites.remove(at: min(offset, state.favorites.count - 1)) }
    }
    #expect(
      "\(report)"
        == """
        The subject differs from the reference.
        Shortest script: 2 actions.

        start  AppState(count: 0, favorites: [], feed: [], sheet: nil)
        1  .save
             favorites[0]: + 0
             feed[0]: + Entry(kind: .added, number: 0)
        2  .delete([0])
             favorites[0]: - 0

                 expected                          actual
        feed[1]  Entry(kind: .removed, number: 0)  nothing
        """
    )
    #expect("\(report.failure!)" == "2 actions")
  }

  @Test("A law about inputs shows the simplest input")
  func input() {
    let report = check(
      inputs: [[], [0], [1, 0], [0, 1]],
      laws: [Law("reversing changes nothing", expected: { $0 }, actual: { $0.reversed() })]
    )
    #expect(
      "\(report)" == """
        Law broken: reversing changes nothing.
        Simplest input:

        [1, 0]

               expected  actual
        value  [1, 0]    [0, 1]
        """
    )
    #expect("\(report.failure!)" == "1 input")
  }

  @Test("Values too wide for a table are stacked; no line is over 76 columns")
  func stacked() {
    let words = Array(repeating: "word", count: 12).joined(separator: " ")
    let report = compare(
      subject: { state, _ in state = "\(words), or not" },
      reference: { state, _ in state = words },
      from: "",
      actions: ["go"]
    )
    #expect("\(report)".split(separator: "\n").allSatisfy { $0.count <= 76 })
    #expect(
      "\(report)".hasSuffix(
        """
        state
          expected  "word word word word word word word word word word word word"
          actual    "word word word word word word word word word word word word, or
                    not"
        """
      )
    )
  }

  @Test("A difference before any action is reported without a script")
  func start() {
    let report = compare(
      subject: Subject(from: 1) { (state: inout Int, action: Int) in state += action },
      reference: Subject(from: 0) { (state: inout Int, action: Int) in state += action },
      actions: [1]
    )
    #expect(report.script == [])
    #expect("\(report)".contains("Shortest script: 0 actions."))
    #expect("\(report)".hasSuffix("       expected  actual\nstate  0         1"))
  }

  @Test("Effects are compared, too, at each action")
  func effects() {
    func subject(_ effects: @escaping (Int) -> [String]) -> Subject<Int, Int, String> {
      .withEffects(from: 0) { state, action in
        state += action
        return effects(state)
      }
    }
    let report = compare(
      subject: subject { $0 == 3 ? ["save"] : ["save", "log"] },
      reference: subject { _ in ["save", "log"] },
      actions: [1, 2]
    )
    #expect(report.script?.count == 2)
    #expect(
      "\(report)".hasSuffix(
        """
                 expected         actual
        effects  ["save", "log"]  ["save"]
        """
      )
    )
  }

  @Test("A run without an action fails: it has tried nothing") func nothing() {
    let reports = [
      compare(subject: appReducer, reference: appReducer, from: AppState(), actions: []),
      compare(
        subject: appReducer,
        reference: appReducer,
        from: AppState(),
        actions: [.save],
        upTo: 0
      ),
      compare(
        subject: appReducer,
        reference: appReducer,
        from: AppState(),
        actions: [.save],
        after: []
      ),
      check(inputs: [Int](), laws: []),
    ]
    for report in reports {
      #expect(report.passed == false)
      #expect("\(report)" == "Nothing was tried: there was no action.")
      #expect(report.failure.map { "\($0)" } == "nothing tried")
    }
  }

  @Test("A failure that doesn't repeat is reported to depend on more than the actions")
  func flaky() {
    var calls = 0
    let report = report { state, action in
      appReducer(&state, action)
      calls += 1
      if calls == 100 { state.count += 1 }
    }
    #expect(report.failure?.repeats == false)
    #expect("\(report)".contains("Run again, it did not fail"))
  }

  @Test("A report says so if values are unequal but print the same")
  func invisible() {
    final class Box: Equatable {
      static func == (left: Box, right: Box) -> Bool { left === right }
    }
    let box = Box()
    let report = compare(
      subject: { state, _ in state = Box() },
      reference: { _, _ in },
      from: box,
      actions: ["go"]
    )
    #expect("\(report)".hasSuffix("They are unequal by ==, but print the same."))
  }

  @Test("Short lists are shown as a whole, and long ones by element")
  func whole() {
    let short = Mismatch.list(expected: [1, 2], actual: [2], of: "value")
    #expect(short.map(\.path) == ["value"])
    #expect(short.map(\.expected) == ["[1, 2]"])
    let long = Mismatch.list(expected: Array(0..<40), actual: Array(1..<40), of: "value")
    #expect(long.map(\.path) == ["[0]"])
    #expect(long.map(\.actual) == [nil])
  }
}
