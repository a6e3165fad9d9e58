import Testing

@MainActor @Suite struct DependencyValuesTests {
  private enum Fact: DependencyKey {
    static var liveValue: String { "live" }
    static var testValue: String { "test" }
  }

  private enum Sound: DependencyKey {
    static var liveValue: String { "ding" }
    static var testValue: String { "silence" }
  }

  private enum Title: DependencyKey {
    static var liveValue: String? { "live" }
    static var testValue: String? { "test" }
  }

  private struct Failure: Error {}

  private var fact: String { DependencyValues.current[Fact.self] }
  private var sound: String { DependencyValues.current[Sound.self] }

  /// What the operation sees where the context, the fact or both are overridden.
  private func read<R>(
    inTest: Bool = false,
    fact: String? = nil,
    _ operation: @MainActor () -> R
  ) -> R {
    withDependencies {
      if inTest { $0.context = .test }
      if let fact { $0[Fact.self] = fact }
    } operation: {
      operation()
    }
  }

  @Test("Outside every override, a key has its live value")  // starter passes
  func live() throws {
    try #require([fact, sound] == ["live", "ding"], "Nothing is overridden.")
  }

  @Test("An operation sees its override, and runs once") func override() throws {
    var counts = [0, 0]
    let seen = withDependencies {
      counts[0] += 1
      $0[Fact.self] = "mine"
    } operation: {
      counts[1] += 1
      return [fact, sound]
    }
    try #require(seen == ["mine", "ding"], "The fact was overridden with \"mine\".")
    try #require(counts == [1, 1], "How often the update and the operation ran.")
  }

  @Test("After an operation, however it ends, everything is as it was")  // starter passes
  func restored() throws {
    read(fact: "mine") {}
    let afterReturn = fact
    try? withDependencies {
      $0[Fact.self] = "thrown"
    } operation: {
      throw Failure()
    }
    let afterThrow = fact
    try? withDependencies {
      $0[Fact.self] = "half"
      throw Failure()
    } operation: {
    }
    try #require(
      [afterReturn, afterThrow, fact] == ["live", "live", "live"],
      "The fact was overridden for an operation that returned, for one that threw, and halfway."
    )
  }

  @Test("In a test, a key has its test value, unless it is overridden") func test() throws {
    let seen = read(inTest: true) { [fact, sound] }
    try #require(seen == ["test", "silence"], "The context is `.test`.")
    let overridden = read(inTest: true, fact: "mine") { [fact, sound] }
    try #require(overridden == ["mine", "silence"], "In `.test`, the fact was \"mine\".")
  }

  @Test("A look-up uses its own values' context and overrides") func ownValues() throws {
    var values = DependencyValues()
    values.context = .test
    values[Fact.self] = "mine"
    values[Fact.self] += "!"
    let seen = read(fact: "current") { [values[Fact.self], values[Sound.self]] }
    try #require(
      seen == ["mine!", "silence"],
      "The values say `.test` and \"mine!\". The current ones are live, with the fact \"current\"."
    )
  }

  @Test("A key's value can be optional") func optional() throws {
    var values = DependencyValues()
    var seen = [values[Title.self]]
    values[Title.self] = nil
    seen.append(values[Title.self])
    try #require(seen == ["live", nil], "A `String?`: as it is, and overridden with nil.")
  }

  @Test("An inner operation changes only what it mentions, and only for itself")
  func nested() throws {
    let seen = read(inTest: true, fact: "outer") {
      let inner = withDependencies {
        $0[Sound.self] = "inner"
      } operation: {
        [fact, sound]
      }
      return inner + [fact, sound]
    }
    try #require(
      seen == ["outer", "inner", "outer", "silence"],
      "The fact is \"outer\", and inside that the sound \"inner\": both inside, both after."
    )
    let both = read(inTest: true, fact: "outer") { read(fact: "inner") { [fact, sound] } + [fact] }
    try #require(both == ["inner", "silence", "outer"], "The fact is \"inner\" inside \"outer\".")
  }

  @Test("A task that the operation starts keeps its values, and no other sees them")
  func tasks() async throws {
    // The tests and the tasks are on the main actor, so the tasks begin only below.
    let tasks = ["one", "two"].map { name in read(fact: name) { Task { fact } } }
    let other = Task { fact }
    var seen: [String] = []
    for task in tasks + [other] { await seen.append(task.value) }
    try #require(
      seen == ["one", "two", "live"],
      "Two operations each overrode the fact, and started a task. Outside them, another began."
    )
  }
}
