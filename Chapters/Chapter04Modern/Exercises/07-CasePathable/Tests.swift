import Chapter04Modern
import Testing

@Suite struct CasePathableTests {
  private let actions: [Action] = [
    .doubleTapped, .numberChanged(to: 7), .numberChanged(to: -1), .factTapped(about: 8),
    .factTapped(about: 0), .factMoved(from: 9, to: 2), .factMoved(from: 0, to: 0),
    .factResponse(.success("8 is even.")), .factResponse(.success("")),
    .factResponse(.failure(Offline())),
  ]

  private let found: Comment = "What the path extracts, and from which of ten actions of all cases."

  /// What a path makes of these payloads.
  private func embedded<Value>(_ payloads: Value..., by path: AnyCasePath<Action, Value>)
    -> [String]
  { payloads.map { text(path.embed($0)) } }

  /// What a path finds in all actions.
  private func extracted<Value>(by path: AnyCasePath<Action, Value>) -> [String] {
    actions.compactMap { action in
      path.extract(from: action).map { "\(text(action)): \($0)" }
    }
  }

  private func text(_ action: Action) -> String {
    switch action {
    case .doubleTapped: "doubleTapped"
    case .numberChanged(let number): "numberChanged(\(number))"
    case .factTapped(let number): "factTapped(\(number))"
    case .factMoved(let from, let to): "factMoved(\(from), \(to))"
    case .factResponse(.success(let text)): "success(\(text))"
    case .factResponse(.failure): "failure"
    }
  }

  @Test("doubleTapped: a case without a payload") func doubleTapped() throws {
    let path = Action.allCasePaths.doubleTapped
    try #require(
      [embedded((), by: path), extracted(by: path)] == [["doubleTapped"], ["doubleTapped: ()"]],
      "What () becomes, what the path extracts, and from which of ten actions of all cases."
    )
  }

  @Test("numberChanged: a case with a number")  // starter passes
  func numberChanged() throws {
    let path = Action.allCasePaths.numberChanged
    try #require(
      embedded(7, -1, by: path) == ["numberChanged(7)", "numberChanged(-1)"],
      "7 and -1 were embedded."
    )
    try #require(extracted(by: path) == ["numberChanged(7): 7", "numberChanged(-1): -1"], found)
  }

  @Test("factTapped: another case with a number") func factTapped() throws {
    let path = Action.allCasePaths.factTapped
    try #require(embedded(8, 0, by: path) == ["factTapped(8)", "factTapped(0)"], "From 8 and 0.")
    try #require(extracted(by: path) == ["factTapped(8): 8", "factTapped(0): 0"], found)
  }

  @Test("factMoved: a case with two values") func factMoved() throws {
    let path = Action.allCasePaths.factMoved
    try #require(
      embedded((from: 9, to: 2), (from: 0, to: 0), by: path)
        == ["factMoved(9, 2)", "factMoved(0, 0)"],
      "(from: 9, to: 2) and (from: 0, to: 0) were embedded."
    )
    try #require(
      extracted(by: path)
        == ["factMoved(9, 2): (from: 9, to: 2)", "factMoved(0, 0): (from: 0, to: 0)"],
      found
    )
  }

  @Test("factResponse: a case that holds an enum") func factResponse() throws {
    let path = Action.allCasePaths.factResponse
    try #require(
      embedded(.success("8 is even."), .failure(Offline()), by: path)
        == ["success(8 is even.)", "failure"],
      "A success and a failure were embedded."
    )
    let extracted = actions.compactMap { action in
      path.extract(from: action).map { "\(text(action)): \(text(.factResponse($0)))" }
    }
    try #require(
      extracted
        == [
          "success(8 is even.): success(8 is even.)", "success(): success()", "failure: failure",
        ],
      found
    )
  }

  @Test("fact: the text in a success") func fact() throws {
    let embedded = embedded("8 is even.", "", by: Action.fact)
    let extracted = actions.filter { Action.fact.extract(from: $0) != nil }.map(text)
    try #require(
      [embedded, extracted]
        == [["success(8 is even.)", "success()"], ["success(8 is even.)", "success()"]],
      """
      What "8 is even." and an empty text become, and from which of ten actions of all cases \
      something is extracted.
      """
    )
    let texts = actions.compactMap(Action.fact.extract)
    try #require(texts == ["8 is even.", ""], "What the path extracts from these ten actions.")
  }
}
