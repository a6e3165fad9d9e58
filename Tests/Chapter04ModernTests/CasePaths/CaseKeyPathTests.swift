import Chapter04Modern
import IssueTesting
import Testing

// Two levels of actions, written as a user writes them.
private struct NoAnswer: Error, Equatable {}

@dynamicMemberLookup
private enum Action: CasePathable, Equatable {
  case increment
  case child(ChildAction)
  case response(Result<Int, NoAnswer>)
  case sheet(ChildAction?)

  struct AllCasePaths {
    var increment: AnyCasePath<Action, Void> {
      AnyCasePath(
        embed: { .increment },
        extract: { if case .increment = $0 { () } else { nil } }
      )
    }
    var child: AnyCasePath<Action, ChildAction> {
      AnyCasePath(
        embed: { .child($0) },
        extract: {
          guard case .child(let value) = $0 else { return nil }
          return value
        }
      )
    }
    var response: AnyCasePath<Action, Result<Int, NoAnswer>> {
      AnyCasePath(
        embed: { .response($0) },
        extract: {
          guard case .response(let value) = $0 else { return nil }
          return value
        }
      )
    }
    var sheet: AnyCasePath<Action, ChildAction?> {
      AnyCasePath(
        embed: { .sheet($0) },
        extract: {
          guard case .sheet(let value) = $0 else { return nil }
          return value
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

private enum ChildAction: CasePathable, Equatable {
  case tap
  case type(String)
  case move(Int, Int)
  case leave(Never)

  struct AllCasePaths: Sendable {
    var tap: AnyCasePath<ChildAction, Void> {
      AnyCasePath(embed: { .tap }, extract: { if case .tap = $0 { () } else { nil } })
    }
    var type: AnyCasePath<ChildAction, String> {
      AnyCasePath(embed: ChildAction.type) { if case .type(let it) = $0 { it } else { nil } }
    }
    var move: AnyCasePath<ChildAction, (Int, Int)> {
      AnyCasePath(
        embed: { .move($0, $1) },
        extract: { if case .move(let x, let y) = $0 { (x, y) } else { nil } }
      )
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

private let everyAction: [Action] = [
  .increment, .child(.tap), .child(.type("a")), .child(.move(1, 2)),
  .response(.success(1)), .response(.failure(NoAnswer())),
  .sheet(nil), .sheet(.tap), .sheet(.type("b")),
]

@Suite(.timeLimit(.minutes(5))) struct CaseKeyPathTests {
  @Test("A path extracts from the actions with its case, and from no others")
  func extractsItsCaseOnly() {
    #expect(everyAction.compactMap { $0[case: \.child] } == [.tap, .type("a"), .move(1, 2)])
    #expect(everyAction.compactMap { $0[case: \.child.type] } == ["a"])
    #expect(everyAction.compactMap { $0[case: \.response.success] } == [1])
    #expect(everyAction.compactMap { $0[case: \.sheet.some.type] } == ["b"])
    #expect(everyAction.compactMap { $0[case: \.sheet] } == [nil, .tap, .type("b")])
    #expect(everyAction.filter { $0[case: \.increment] != nil } == [.increment])
    #expect(everyAction.compactMap { $0[case: \.self] } == everyAction)
  }

  @Test("A key path called with a payload makes the enum, at any depth")
  func embeds() {
    #expect((\Action.Cases.response.success)(1) == .response(.success(1)))
    #expect((\Action.Cases.child.tap)() == .child(.tap))
    #expect((\Action.Cases.increment)(()) == .increment)
    #expect((\Action.Cases.child.move)((1, 2)) == .child(.move(1, 2)))
    #expect((\Action.Cases.sheet.some)(.tap) == .sheet(.tap))
    let path: CaseKeyPath<Action, Int> = \.response.success
    #expect(path(2) == .response(.success(2)))
  }

  @Test("A payload is replaced where the case matches; otherwise nothing changes")
  func replaces() {
    var action = Action.response(.success(1))
    action[case: \.response.success] = 2
    #expect(action == .response(.success(2)))
    action[case: \.child] = .tap
    #expect(action == .response(.success(2)))
    action.response = .failure(NoAnswer())
    #expect(action == .response(.failure(NoAnswer())))
    action.child = .tap
    #expect(action == .response(.failure(NoAnswer())))
    var sheet = Action.sheet(.tap)
    sheet[case: \.sheet] = nil
    #expect(sheet == .sheet(nil))
  }

  @Test("An enum with dynamic members has a property for each case")
  func dynamicMembers() {
    #expect(Action.response(.success(1)).response == .success(1))
    #expect(Action.increment.response == nil)
    #expect(Action.increment.increment != nil)
    #expect(everyAction.compactMap(\.child) == [.tap, .type("a"), .move(1, 2)])
  }

  @Test("'is' and a pattern match the cases that the path leads to")
  func matches() {
    #expect(
      everyAction.filter { $0.is(\.sheet) } == [.sheet(nil), .sheet(.tap), .sheet(.type("b"))]
    )
    let names = everyAction.map { action in
      switch action {
      case \.increment: "increment"
      case \.child.tap: "tap"
      case \.child: "child"
      case \.response.success: "success"
      case \.sheet.some: "sheet"
      default: "other"
      }
    }
    #expect(
      names == [
        "increment", "tap", "child", "child", "success", "other", "other", "sheet", "sheet",
      ]
    )
  }

  @Test("'modify' changes the payload in its case")
  func modifies() {
    var action = Action.response(.success(1))
    action.modify(\.response.success) { $0 += 1 }
    #expect(action == .response(.success(2)))
    var child: ChildAction? = .type("a")
    child.modify(\.type) { $0 += "b" }
    #expect(child == .type("ab"))
  }

  @Test("'modify' on another case reports what happened, and changes nothing")
  func modifyMismatch() {
    var action = Action.increment
    expectReport(
      "Can't modify 'increment' via 'CaseKeyPath<Action, Int>'",
      "it has another case. Nothing was changed."
    ) {
      action.modify(\.response.success) { $0 += 1 }
    }
    #expect(action == .increment)
    var nothing: ChildAction?
    expectReport("Can't modify 'nil'") {
      nothing.modify(\.type) { $0 += "b" }
    }
    #expect(nothing == nil)
  }

  @Test("Optionals and results have case paths of their own")
  func standardEnums() {
    let number: Int? = 1
    #expect(number[case: \.some] == 1)
    #expect(number.is(\.some) && !number.is(\.none))
    let child: ChildAction? = .type("a")
    let none: ChildAction? = nil
    #expect(child.is(\.type) && !child.is(\.tap) && !none.is(\.type))
    #expect(child[case: \.type] == "a")
    let path: CaseKeyPath<ChildAction?, String?> = \.type
    #expect(path("b") == .type("b"))
    #expect(path(nil) == nil)
  }

  @Test("A path of unknown payload extracts and embeds with a check of the type")
  func partialPaths() {
    let path: PartialCaseKeyPath<Action> = \.response.success
    #expect(Action.response(.success(1))[case: path] as? Int == 1)
    #expect(Action.increment[case: path] == nil)
    #expect(path(1) == .response(.success(1)))
    #expect(path("no number") == nil)
    let sheet: PartialCaseKeyPath<Action> = \.sheet
    #expect(sheet(ChildAction.tap) == .sheet(.tap))
  }

  @Test("A case without a value is never extracted")
  func never() {
    #expect(ChildAction.tap[case: \.never] == nil)
  }

  @Test("Case paths chain by name as key paths do, and append")
  func casePathsChain() {
    let path = Action.allCasePaths.response.success
    #expect(path.extract(from: .response(.success(1))) == 1)
    #expect(path.embed(1) == .response(.success(1)))
    let appended = (\Action.Cases.child).appending(path: \.type)
    #expect(appended("a") == .child(.type("a")))
    #expect(appended == \Action.Cases.child.type)
    #expect(path.debugDescription == "AnyCasePath<Action, Int>")
  }

  @Test("A key path evaluates each property of AllCasePaths once, when it becomes a case path")
  func convertsOnce() {
    let path = AnyCasePath(\Counted.Cases.value)
    #expect(Counted.count.value == 1)
    for number in 0..<10 { #expect(path.extract(from: path.embed(number)) == number) }
    #expect(Counted.count.value == 1)
  }
}

private final class Count: @unchecked Sendable {
  var value = 0
}

private enum Counted: CasePathable {
  case value(Int)
  static let count = Count()
  struct AllCasePaths {
    var value: AnyCasePath<Counted, Int> {
      Counted.count.value += 1
      return AnyCasePath(
        embed: { .value($0) },
        extract: { if case .value(let number) = $0 { number } else { nil } }
      )
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
