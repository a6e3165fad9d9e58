import Testing

@Suite struct ReducerBuilderTests {
  /// Appends a letter to the state, and has an effect that gives the letter, unless it is quiet.
  private struct Letter: Reducer {
    let letter: String
    let quiet: Bool

    init(_ letter: String, quiet: Bool = false) { (self.letter, self.quiet) = (letter, quiet) }

    func reduce(into state: inout String, action: String) -> Effect<String> {
      state += letter
      return quiet ? .none : Effect(work: [{ letter }])
    }
  }

  /// The state after each of these actions, from an empty one, and what its effects give.
  private func run(
    actions: Int = 1,
    @ReducerBuilder<String, String> _ build: () -> Reduce<String, String>
  ) -> [String] {
    let reducer = build()
    var state = ""
    var lines: [String] = []
    for _ in 1...actions {
      let effect = reducer.reduce(into: &state, action: "")
      lines += [state] + effect.work.map { $0() }
    }
    return lines
  }

  @Test("Two lines run in order, on the same state, and their effects are merged in order")
  func twoLines() throws {
    let result = run {
      Letter("a")
      Letter("b")
    }
    try #require(
      result == ["ab", "a", "b"],
      "The lines append \"a\" and \"b\", and have effects: the state, then what these give."
    )
  }

  @Test("A line without an effect doesn't stop the next one") func quietLine() throws {
    let result = run {
      Letter("a", quiet: true)
      Letter("b")
    }
    try #require(result == ["ab", "b"], "The lines append \"a\" and \"b\"; b has an effect.")
  }

  @Test("A body can have any number of lines") func manyLines() throws {
    let result = run {
      Letter("a", quiet: true)
      Letter("b")
      Letter("c", quiet: true)
      Letter("d", quiet: true)
      Letter("e")
    }
    try #require(result == ["abcde", "b", "e"], "Five lines append a to e; b and e have effects.")
  }

  @Test("A line under an `if` runs if the condition is true") func ifTrue() throws {
    let condition = true
    let result = run { if condition { Letter("a") } }
    try #require(result == ["a", "a"], "The condition is true. The line appends \"a\".")
  }

  @Test("A line under an `if` does nothing if the condition is false")  // starter passes
  func ifFalse() throws {
    let condition = false
    let result = run { if condition { Letter("a") } }
    try #require(result == [""], "The condition is false. The line appends \"a\".")
  }

  @Test("A loop runs in order, on the same state, and its effects are merged in order")
  func loop() throws {
    let result = run { for letter in ["a", "b", "c"] { Letter(letter) } }
    try #require(
      result == ["abc", "a", "b", "c"],
      "The iterations append \"a\", \"b\" and \"c\", and have effects."
    )
    let quiet = run { for letter in ["a", "b", "c"] { Letter(letter, quiet: true) } }
    try #require(quiet == ["abc"], "The iterations append \"a\", \"b\" and \"c\".")
  }

  @Test("A loop without iterations does nothing")  // starter passes
  func emptyLoop() throws {
    let result = run { for letter in [String]() { Letter(letter) } }
    try #require(result == [""], "The loop has no iterations.")
  }

  @Test("A body runs for every action, and remembers nothing") func twice() throws {
    let result = run(actions: 2) {
      for letter in ["a", "b"] { Letter(letter) }
      Letter("c")
    }
    try #require(
      result == ["abc", "a", "b", "c", "abcabc", "a", "b", "c"],
      "Two actions, a loop with a and b, then c: after each, the state, and what its effects give."
    )
  }

  @Test("A reducer doesn't do the work of an effect")  // starter passes
  func later() throws {
    var done: [String] = []
    let work = { (line: String) in
      Reduce<String, String> { _, _ in
        Effect(work: [
          {
            done.append(line)
            return line
          }
        ])
      }
    }
    var state = ""
    let body = ReducerBuilder.buildPartialBlock(accumulated: work("a"), next: work("b"))
    _ = body.reduce(into: &state, action: "")
    let loop = ReducerBuilder.buildArray([work("c"), work("d")])
    _ = loop.reduce(into: &state, action: "")
    try #require(done == [], "Reducers with effects ran, and nobody had started their effects.")
  }
}
