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

  /// Read in one place only.
  private enum Fresh: DependencyKey {
    static var liveValue: String { "live" }
    static var testValue: String { "test" }
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

  /// Whether an override is seen at all.
  private var overrides: Bool { read(fact: "mine") { fact } == "mine" }

  /// Whether nothing is overridden now. An earlier rule may have left something over.
  private func isClean() -> Bool {
    let isClean = fact == "live" && sound == "ding"
    if !isClean {
      Issue.record("Outside every operation, the values aren't the live ones: fix that first.")
    }
    return isClean
  }

  /// Whether an override is seen, in the app and in a test. Until then some rules can't be judged.
  private func isReady() -> Bool {
    guard isClean() else { return false }
    let isReady = overrides && read(inTest: true, fact: "mine") { fact } == "mine"
    if !isReady { Issue.record("An operation has to see its overrides: fix that first.") }
    return isReady
  }

  @Test("Outside every override, a key has its live value") func live() {  // starter passes
    let (fact, sound) = (self.fact, self.sound)
    let comment: Comment =
      fact == "test" && read(inTest: true) { self.fact } == "live"
      ? "The live value and the test value are the wrong way round."
      : "Nothing is overridden, and this isn't a test, so each key has its live value."
    #expect(fact == "live", comment)
    #expect(sound == "ding", comment)
  }

  @Test("After an operation, everything is as it was before") func restored() {  // starter passes
    guard isClean() else { return }
    read(fact: "mine") {}
    #expect(
      fact == "live",
      "The operation is over, but its override is still there, for everyone."
    )
  }

  @Test("Everything is as it was before, even after an operation that throws")
  func restoredOnThrow() throws {
    guard isClean() else { return }
    var runs = 0
    #expect(throws: Failure.self, "The operation's error has to be passed on.") {
      try withDependencies {
        $0[Fact.self] = "mine"
      } operation: {
        runs += 1
        throw Failure()
      }
    }
    #expect(runs == 1, "The operation threw an error, and ran \(runs) times.")
    #expect(
      fact == "live",
      "The operation threw an error, but its override is still there, for every test after it."
    )
    guard fact == "live" else { return }
    #expect(throws: Failure.self, "An error that `update` throws has to be passed on.") {
      try withDependencies {
        $0[Fact.self] = "half"
        throw Failure()
      } operation: {
      }
    }
    #expect(
      fact == "live",
      "`update` threw an error, but half of its changes are in effect."
    )
  }

  @Test("In a test, a key has its test value") func test() {
    guard isClean() else { return }
    let (fact, sound) = read(inTest: true) { (self.fact, self.sound) }
    var values = DependencyValues()
    values.context = .test
    let comment: Comment =
      switch (fact, sound) {
      case ("live", _) where overrides && values[Fact.self] == "test":
        """
        Values with the context `.test` give the test value, but inside the operation the context \
        isn't `.test`. The operation has to get everything that `update` changes.
        """
      case ("live", _) where !overrides:
        """
        The context is `.test`, but the value is the live one. Did the new context reach the \
        operation?
        """
      case ("live", _) where read(inTest: true) { DependencyValues.current[Fresh.self] } == "test":
        """
        A key that is read for the first time has its test value, but one that was read before \
        still has the live one. Keep nothing: a look-up checks the context each time.
        """
      case ("live", _):
        """
        The context is `.test`, but the value is the live one: the test has just called the server. \
        Live values are for the app.
        """
      case ("test", _): "One key has its test value, but the other doesn't."
      default: "The context is `.test`, so both keys have their test values."
      }
    #expect(fact == "test" && sound == "silence", comment)
    guard overrides, fact == "test" else { return }

    #expect(
      values[Fact.self] == "test",
      """
      These values have the context `.test`, but they aren't the current ones. The look-up used \
      the current values' context. It has to use its own.
      """
    )
  }

  @Test("An override takes precedence, even in a test") func override() {
    guard isClean() else { return }
    let inApp = read(fact: "mine") { self.fact }
    let inTest = read(inTest: true, fact: "mine") { self.fact }
    let comment: Comment =
      switch (inApp, inTest) {
      case ("live", "live"), ("live", "test"):
        "The value was overridden, but the operation doesn't see the override."
      case ("mine", "test"):
        "In a test, the test value takes precedence over an override."
      case ("mine", "live"): "In a test, an override is lost."
      case ("live", "mine"): "In the app, the live value takes precedence over an override."
      default:
        """
        The value was overridden with "mine", in the app and in a test; here: \(inApp), \(inTest).
        """
      }
    #expect([inApp, inTest] == ["mine", "mine"], comment)

    var updates = 0
    withDependencies { _ in
      updates += 1
    } operation: {
    }
    #expect(updates == 1, "`update` ran \(updates) times. It changes the values once.")
  }

  @Test("A look-up finds its own values' overrides")  // starter passes
  func overriddenInUpdate() {
    guard isClean(), overrides else { return }
    var values = DependencyValues()
    values[Fact.self] = "mine"
    #expect(
      values[Fact.self] == "mine",
      """
      The fact was set to "mine", but it is "\(values[Fact.self])". These values aren't the \
      current ones, and a look-up has to search its own overrides.
      """
    )
    guard values[Fact.self] == "mine" else { return }
    values[Fact.self] += "!"
    #expect(
      values[Fact.self] == "mine!",
      """
      The fact was set to "mine", then an exclamation mark was added, but it is still \
      "\(values[Fact.self])". A later value replaces an earlier one.
      """
    )
    let other = read(fact: "current") { values[Fact.self] }
    #expect(
      other == values[Fact.self],
      """
      These values say "\(values[Fact.self])", and the current ones "current". A look-up has to \
      search its own overrides, not the current ones.
      """
    )
  }

  @Test("An override of one key leaves the others") func otherKeys() {  // starter passes
    guard isClean() else { return }
    let sound = read(fact: "mine") { self.sound }
    #expect(sound == "ding", "The fact was overridden, and the sound changed.")
  }

  @Test("The operation runs once, and its result is returned") func result() {  // starter passes
    var runs = 0
    let result = withDependencies {
      $0[Fact.self] = "mine"
    } operation: {
      runs += 1
      return 7
    }
    #expect((runs, result) == (1, 7), "The operation ran \(runs) times, and gave \(result).")
  }

  @Test("An inner operation changes only what it mentions") func nested() {
    guard isReady() else { return }
    let seen = read(inTest: true, fact: "outer") {
      let inner = withDependencies {
        $0[Sound.self] = "inner"
      } operation: {
        [fact, sound]
      }
      return inner + [fact, sound]
    }
    let comment: Comment =
      switch (seen[0], seen[1], seen[2], seen[3]) {
      case ("outer", "silence", "outer", "silence"):
        "Inside another operation, `withDependencies` changes nothing: the inner value isn't seen."
      case ("inner", "inner", _, _): "The sound was overridden, and the fact changed with it."
      case ("outer", "outer", _, _): "The fact was overridden, and the sound changed with it."
      case ("live", "inner", _, _), ("test", "inner", _, _):
        """
        The inner operation mentions only the sound, but inside it the fact is "\(seen[0])", not \
        "outer". It started from nothing instead of from the current values.
        """
      case ("outer", "inner", "outer", "inner"):
        "The inner operation is over, but its override is still there."
      case ("outer", "inner", "outer", "ding") where read(inTest: true) { sound } != "silence":
        "In a test, a key has to have its test value: fix that first."
      case ("outer", "inner", "outer", "ding")
      where read(inTest: true, fact: "mine") { sound } != "silence":
        "After an override, a key that isn't overridden has its live value, even in a test."
      case ("outer", "inner", "outer", "ding"), ("outer", "inner", "live", _):
        "When the inner operation ended, it took the outer one's values with it."
      default: "Inside: outer, inner. After that: outer, silence. Here: \(seen)."
      }
    #expect(seen == ["outer", "inner", "outer", "silence"], comment)
    guard seen == ["outer", "inner", "outer", "silence"] else { return }

    let innerSound = read(inTest: true) { read(fact: "inner") { sound } }
    #expect(
      innerSound == "silence",
      """
      The outer operation has the context `.test`. The inner one doesn't mention the context, but \
      inside it a key has its live value.
      """
    )
  }

  @Test("A task that the operation starts keeps the operation's values") func tasks() async {
    guard isReady() else { return }
    let task = read(fact: "mine") { Task { fact } }
    // This test and the task are on the main actor, so the task begins only now.
    let seen = await task.value
    #expect(
      seen == "mine",
      """
      The operation started a task and ended. The task runs now and sees "\(seen)", as if nothing \
      had been overridden. A global variable belongs to the program, or to a thread. These values \
      have to belong to the task.
      """
    )
  }

  @Test("Two tasks don't see each other's values") func twoTasks() async {
    guard isReady() else { return }
    let tasks = ["one", "two"].map { name in
      Task {
        read(fact: name) {
          Task {
            await Task.yield()
            return fact
          }
        }
      }
    }
    var seen: [String] = []
    for task in tasks { await seen.append(task.value.value) }
    #expect(
      seen == ["one", "two"],
      "Two tasks overrode the same key at the same time, and saw \(seen[0]) and \(seen[1])."
    )
  }
}
