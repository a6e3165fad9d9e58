import Chapter04Modern
import Testing

@Suite("Expecting the laws of a case path", .timeLimit(.minutes(5))) @MainActor
struct ExpectCasePathTests {
  enum Action: Equatable, CasePathable {
    case first(Int)
    case second(Int)
    case third(Int)
    case nested(Result<Int, Never>)

    struct AllCasePaths {
      var first: AnyCasePath<Action, Int> {
        AnyCasePath(embed: Action.first) { if case .first(let it) = $0 { it } else { nil } }
      }
      /// Copied, and changed in one place only.
      var second: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .second($0) },
          extract: { if case .first(let n) = $0 { n } else { nil } }
        )
      }
      /// Copied, and changed in the name only.
      var third: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .first($0) },
          extract: { if case .first(let n) = $0 { n } else { nil } }
        )
      }
      var shifted: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .first($0 + 1) },
          extract: { if case .first(let n) = $0 { n } else { nil } }
        )
      }
      var nested: AnyCasePath<Action, Result<Int, Never>> {
        AnyCasePath(embed: Action.nested) { if case .nested(let it) = $0 { it } else { nil } }
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  @Test("A right path passes, also one through several enums")
  func right() {
    expectCasePath(\Action.Cases.first, payloads: [1, 2], others: [.second(1)])
    expectCasePath(\Action.Cases.nested.success, payloads: [1], others: [.first(1)])
    expectCasePath(\PresentationAction<Action>.Cases.first, payloads: [1], others: [.dismiss])
    expectCasePath(\IdentifiedAction<Int, Action>.Cases[id: 1].first, payloads: [1])
  }

  @Test("Two cases in one path fail at its line")
  func twoCases() async {
    let line = #line + 2
    let issues = await reported {
      expectCasePath(\Action.Cases.second, payloads: [1])
    }
    expect(issues, at: line, #""second" doesn't extract what it embeds"#, ".second(1)")
  }

  @Test("A path to another case than its name's fails")
  func otherCase() async {
    let line = #line + 2
    let issues = await reported {
      expectCasePath(\Action.Cases.third, payloads: [1])
    }
    expect(issues, at: line, #""third" embeds into another case: .first(1)"#)
  }

  @Test("A payload that comes out changed fails, and so does one from another case")
  func otherPayload() async {
    let issues = await reported {
      expectCasePath(\Action.Cases.shifted, payloads: [1])
      expectCasePath(\Action.Cases.first, payloads: [], others: [.first(3)])
    }
    #expect(issues.contains { $0.says("extracts another payload", "− 1", "+ 2") })
    #expect(
      issues.last?.says(#""first" extracts 3 from .first(3), which has another case"#) == true
    )
  }

  @Test("A path is called as a key path to it is written")
  func names() {
    let names: [String?] = [
      AnyCasePath(\Action.Cases.nested.success).name,
      AnyCasePath(\IdentifiedAction<Int, Action>.Cases[id: 1].first).name,
      AnyCasePath(\PresentationAction<Action>.Cases.first).name,
      AnyCasePath(\Action?.Cases.first).name,
      AnyCasePath(\Action.Cases.self).name,
    ]
    #expect(names == ["nested.success", "[id: 1].first", "first", "first", nil])
  }
}
