import Chapter04Modern
import Testing

@Suite struct CasePathableTests {
  private let actions: [Action] = [
    .doubleTapped, .numberChanged(to: 7), .factTapped(about: 7), .factMoved(from: 3, to: 4),
    .factResponse(.success("7 is prime.")), .factResponse(.failure(Offline())),
  ]

  /// The cases, by name, from which a path takes something out.
  private func extracted<Value>(by path: AnyCasePath<Action, Value>) -> [String] {
    actions.filter { path.extract(from: $0) != nil }.map(name)
  }

  private func name(_ action: Action) -> String {
    switch action {
    case .doubleTapped: "doubleTapped"
    case .numberChanged: "numberChanged"
    case .factTapped: "factTapped"
    case .factMoved: "factMoved"
    case .factResponse(.success): "factResponse.success"
    case .factResponse(.failure): "factResponse.failure"
    }
  }

  /// What is wrong with a path; nil if nothing is.
  private func fault<Value>(
    _ path: AnyCasePath<Action, Value>,
    _ payload: Value,
    of action: Action,
    from cases: [String],
    as text: (Value) -> String
  ) -> String? {
    let (expected, embedded, out) = (name(action), path.embed(payload), extracted(by: path))
    guard name(embedded) == expected else {
      return "`embed` makes `.\(name(embedded))` instead of `.\(expected)`."
    }
    guard embedded == action else {
      return "`embed` turns \(text(payload)) into `\(embedded)` instead of `\(action)`."
    }
    guard !out.isEmpty else { return "`extract` gives nil for every action." }
    guard Set(cases).isSubset(of: out) else {
      return Set(cases).isDisjoint(with: out)
        ? "`extract` looks for `.\(out[0])`. What `embed` puts in, it has to take out."
        : "`extract` only takes the result out of `.\(out[0])`. It has to take out any result."
    }
    if let other = out.first(where: { !cases.contains($0) }) {
      return "`extract` also takes something out of `.\(other)`, for which it has to give nil."
    }
    guard let value = path.extract(from: action), text(value) == text(payload) else {
      let value = path.extract(from: action).map(text) ?? "nil"
      return "`extract` gives \(value), but the payload is \(text(payload))."
    }
    return nil
  }

  @Test("doubleTapped: a case without a payload") func withoutPayload() {
    let fault = fault(
      Action.allCasePaths.doubleTapped,
      (),
      of: .doubleTapped,
      from: ["doubleTapped"],
      as: { _ in "()" }
    )
    if let fault { Issue.record("\(fault)") }
  }

  @Test("numberChanged and factTapped: two cases with an Int") func sameType() {
    let changed = fault(
      Action.allCasePaths.numberChanged,
      7,
      of: .numberChanged(to: 7),
      from: ["numberChanged"],
      as: { "\($0)" }
    )
    if let changed { Issue.record("numberChanged: \(changed)") }
    let tapped = fault(
      Action.allCasePaths.factTapped,
      7,
      of: .factTapped(about: 7),
      from: ["factTapped"],
      as: { "\($0)" }
    )
    if let tapped { Issue.record("factTapped: \(tapped)") }
    guard changed == nil, tapped == nil else { return }
    for number in [0, -7] {
      let out = [
        Action.allCasePaths.numberChanged.extract(from: .numberChanged(to: number)),
        Action.allCasePaths.factTapped.extract(from: .factTapped(about: number)),
      ]
      #expect(
        out == [number, number],
        "A payload of 7 comes out, but \(number) doesn't. Any number is a payload."
      )
      let embedded = [
        Action.allCasePaths.numberChanged.embed(number),
        Action.allCasePaths.factTapped.embed(number),
      ]
      #expect(
        embedded == [.numberChanged(to: number), .factTapped(about: number)],
        "`embed` turns \(number) into \(embedded). It has to keep the payload as it is."
      )
      if out != [number, number] { return }
    }
  }

  @Test("factMoved: a case with two values") func twoValues() {
    let fault = fault(
      Action.allCasePaths.factMoved,
      (from: 3, to: 4),
      of: .factMoved(from: 3, to: 4),
      from: ["factMoved"],
      as: { "(from: \($0.from), to: \($0.to))" }
    )
    if let fault { Issue.record("\(fault)") }
    guard fault == nil else { return }
    let down = Action.allCasePaths.factMoved.embed((from: 9, to: 2))
    #expect(
      down == .factMoved(from: 9, to: 2),
      "`embed` turns (from: 9, to: 2) into `\(down)`."
    )
    for (from, to) in [(9, 2), (5, 5)] {
      let value = Action.allCasePaths.factMoved.extract(from: .factMoved(from: from, to: to))
      #expect(
        value?.from == from && value?.to == to,
        "From `factMoved(from: \(from), to: \(to))`, `extract` gives \(value.map { "\($0)" } ?? "nil")."
      )
    }
  }

  @Test("factResponse: a case that holds an enum") func enumInEnum() {
    let path = Action.allCasePaths.factResponse
    let cases = ["factResponse.success", "factResponse.failure"]
    for result in [Result<String, Offline>.success("7 is prime."), .failure(Offline())] {
      let fault = fault(
        path,
        result,
        of: .factResponse(result),
        from: cases,
        as: { "\($0)" }
      )
      if let fault { Issue.record("\(fault)") }
      if fault != nil { return }
    }
  }

  @Test("fact: two paths joined") func appended() {
    let path = Action.fact
    let embedded = path.embed("7 is prime.")
    let out = extracted(by: path)
    let text = path.extract(from: .factResponse(.success("7 is prime.")))
    let comment: Comment =
      switch (embedded, out) {
      case _ where Action.allCasePaths.factResponse.embed(.failure(Offline())) == .doubleTapped:
        "`fact` goes through `factResponse`: fix that path first."
      case (.doubleTapped, _): "`fact` doesn't turn a text into a response."
      case (.factResponse(.failure), _): "An embedded text has to become a success."
      case (_, []): "`fact` gives nil for every response."
      case (_, ["factResponse.success", "factResponse.failure"]):
        "For a response that failed, `fact` has to give nil, but it gives a text."
      default:
        """
        A text becomes `.factResponse(.success(…))`, and comes out only of that; here it became \
        \(embedded), and came out of \(out).
        """
      }
    #expect(
      embedded == .factResponse(.success("7 is prime."))
        && out == ["factResponse.success"] && text == "7 is prime.",
      comment
    )
    guard embedded == .factResponse(.success("7 is prime.")), text == "7 is prime." else { return }
    let other = path.extract(from: .factResponse(.success(" Is 8?")))
    #expect(
      path.embed(" Is 8?") == .factResponse(.success(" Is 8?")) && other == " Is 8?",
      "The text \" Is 8?\" has to come out unchanged, but it came out as \(other ?? "nil")."
    )
    let empty = Action.factResponse(.success(""))
    #expect(
      path.embed("") == empty && path.extract(from: empty) == "",
      """
      An empty text is still a text: it becomes `.factResponse(.success(""))`, and comes out of \
      that.
      """
    )
  }
}
