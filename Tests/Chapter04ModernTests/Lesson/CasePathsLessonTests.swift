import Chapter04Modern
import Testing

// The code of the page "Paths to a case", failures included.

@Suite("Paths to a case", .timeLimit(.minutes(5))) struct CasePathsLessonTests {
  enum Limit: Equatable {
    case lowest(Int)
    case highest(Int)
  }

  @Test("Two closures that don't belong together lose actions") func mixedUp() {
    // snippet.mixedUp
    let path = AnyCasePath<Limit, Int>(
      embed: { .lowest($0) },
      extract: { if case .highest(let number) = $0 { number } else { nil } }
    )
    let action = path.embed(5)
    #expect(path.extract(from: action) == nil)  // what went in doesn't come out
    // snippet.end
  }

  struct Offline: Error, Equatable {}

  // snippet.FactAction
  enum Action: Equatable, CasePathable {
    case factTapped
    case response(Result<String, Offline>)

    static var allCasePaths: AllCasePaths { AllCasePaths() }

    struct AllCasePaths: Sendable {
      var factTapped: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .factTapped }, extract: { $0 == .factTapped ? () : nil })
      }
      var response: AnyCasePath<Action, Result<String, Offline>> {
        AnyCasePath(embed: Action.response) { if case .response(let it) = $0 { it } else { nil } }
      }
    }
  }
  // snippet.end

  @Test("Embedding and extracting are inverse to each other") func laws() {
    // snippet.laws
    let path = Action.allCasePaths.response
    #expect(path.extract(from: path.embed(.success("7 is prime"))) == .success("7 is prime"))

    let action = Action.response(.failure(Offline()))
    #expect(path.extract(from: action).map(path.embed) == action)
    // snippet.end
  }

  @Test("A test checks the laws of a path") func checked() {
    // snippet.checked
    expectCasePath(
      \Action.Cases.response,
      payloads: [.success("7 is prime"), .failure(Offline())],
      others: [.factTapped]
    )
    // snippet.end
  }

  @Test("One key path embeds, extracts, tests and matches") func keyPath() {
    // snippet.keyPath
    let text: CaseKeyPath<Action, String> = \.response.success

    let good = text("7 is prime")
    let fact = good[case: text]
    let nothing = Action.factTapped[case: text]
    #expect(good == .response(.success("7 is prime")))
    #expect(fact == "7 is prime")
    #expect(nothing == nil)
    #expect(good.is(\.response))

    switch good {
    case \.response.failure: Issue.record("It isn't a failure.")
    case \.response.success: break
    default: Issue.record("It is a response.")
    }
    // snippet.end
  }

  @Test("A path of two steps is one that was put together") func appended() {
    // snippet.appended
    let steps = Action.allCasePaths.response.appending(
      path: Result<String, Offline>.allCasePaths.success
    )
    let whole = AnyCasePath(\Action.Cases.response.success)
    #expect(steps.embed("a") == whole.embed("a"))
    #expect(steps.extract(from: .factTapped) == whole.extract(from: .factTapped))
    // snippet.end
  }

  @Test("Writing through a path never changes the case") func predict() {
    // snippet.predictCase
    var (first, second) = (Action.response(.success("old")), Action.factTapped)
    first[case: \.response.success] = "new"
    second[case: \.response.success] = "new"
    // snippet.end
    // snippet.predictCaseAnswer
    #expect(first == .response(.success("new")))
    #expect(second == .factTapped)
    // snippet.end
  }
}
