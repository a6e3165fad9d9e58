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
      Issue.record("Outside of every operation, the values aren't the live ones: fix that first.")
    }
    return isClean
  }

  /// Whether an override is seen, in the app and in a test. Until then some rules can't be judged.
  private func isReady() -> Bool {
    guard isClean() else { return false }
    let isReady = overrides && read(inTest: true, fact: "mine") { fact } == "mine"
    if !isReady { Issue.record("An override has to be seen by its operation: fix that first.") }
    return isReady
  }

  @Test("Outside every override, a key has its live value") func live() {  // starter passes
    let (fact, sound) = (self.fact, self.sound)
    let comment: Comment =
      fact == "test" && read(inTest: true) { self.fact } == "live"
      ? "The live value and the test value are the wrong way round."
      : "Nothing is overridden, and this isn't a test: it is the live value."
    #expect(fact == "live", comment)
    #expect(sound == "ding", comment)
  }

  @Test("Afterwards everything is as it was before") func restored() {  // starter passes
    guard isClean() else { return }
    read(fact: "mine") {}
    #expect(
      fact == "live",
      "The operation is over, but its override is still there, for everyone."
    )
  }

  @Test("Afterwards everything is as it was, even if the operation throws")
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
      "The operation ended with an error, but its override is still there, for every test after it."
    )
    guard fact == "live" else { return }
    #expect(throws: Failure.self, "What `update` throws has to be passed on.") {
      try withDependencies {
        $0[Fact.self] = "half"
        throw Failure()
      } operation: {
      }
    }
    #expect(
      fact == "live",
      "`update` ended with an error, and half of it is in effect."
    )
  }

  @Test("In a test, it has its test value") func test() {
    guard isClean() else { return }
    let (fact, sound) = read(inTest: true) { (self.fact, self.sound) }
    var values = DependencyValues()
    values.context = .test
    let comment: Comment =
      switch (fact, sound) {
      case ("live", _) where overrides && values[Fact.self] == "test":
        """
        Values with the context `.test` give the test value, but inside the operation the context isn't \
        `.test`. It has to get everything that `update` changes.
        """
      case ("live", _) where !overrides:
        "The context is `.test`, but the value is the live one. Did the new context get to the operation?"
      case ("live", _) where read(inTest: true) { DependencyValues.current[Fresh.self] } == "test":
        """
        A key that is read for the first time has its test value, but one that was read before has the \
        live one still. Nothing is kept: a look-up asks for the context each time.
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
      These values have the context `.test`, but aren't the current ones. The look-up asked for the \
      context of the current values, and has to ask for its own.
      """
    )
  }

  @Test("An override takes precedence, in a test as well") func override() {
    guard isClean() else { return }
    let inApp = read(fact: "mine") { self.fact }
    let inTest = read(inTest: true, fact: "mine") { self.fact }
    let comment: Comment =
      switch (inApp, inTest) {
      case ("live", "live"), ("live", "test"):
        "The value was overridden, but the operation doesn't see it."
      case ("mine", "test"):
        "In a test, the test value takes precedence over what the test overrides."
      case ("mine", "live"): "In a test, an override is lost."
      case ("live", "mine"): "In the app, the live value takes precedence over an override."
      default: "It was overridden as \"mine\", in the app and in a test; here: \(inApp), \(inTest)."
      }
    #expect([inApp, inTest] == ["mine", "mine"], comment)

    var updates = 0
    withDependencies { _ in
      updates += 1
    } operation: {
    }
    #expect(updates == 1, "`update` ran \(updates) times. It changes the values once.")
  }

  @Test("What was just overridden is found, wherever the values are")  // starter passes
  func overriddenInUpdate() {
    guard isClean(), overrides else { return }
    var values = DependencyValues()
    values[Fact.self] = "mine"
    #expect(
      values[Fact.self] == "mine",
      """
      The fact was set to "mine", and it is "\(values[Fact.self])". These values aren't the current \
      ones, and a look-up has to look into its own overrides.
      """
    )
    guard values[Fact.self] == "mine" else { return }
    values[Fact.self] += "!"
    #expect(
      values[Fact.self] == "mine!",
      """
      The fact was set to "mine", then an exclamation mark was added, and it is still \
      "\(values[Fact.self])". What is set later replaces what was set before.
      """
    )
    let other = read(fact: "current") { values[Fact.self] }
    #expect(
      other == values[Fact.self],
      """
      These values say "\(values[Fact.self])", and the current ones "current". A look-up has to look into \
      its own overrides, and not into the current ones.
      """
    )
  }

  @Test("An override of one key leaves the others") func otherKeys() {  // starter passes
    guard isClean() else { return }
    let sound = read(fact: "mine") { self.sound }
    #expect(sound == "ding", "The fact was overridden, and the sound has changed.")
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

  @Test("Inside another one, it changes only what it mentions") func nested() {
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
      case ("inner", "inner", _, _): "The sound was overridden, and the fact has changed with it."
      case ("outer", "outer", _, _): "The fact was overridden, and the sound has changed with it."
      case ("live", "inner", _, _), ("test", "inner", _, _):
        """
        The inner one mentions only the sound, but inside of it the fact is "\(seen[0])" and \
        not "outer". It started from nothing, and not from the current values.
        """
      case ("outer", "inner", "outer", "inner"):
        "The inner operation is over, but its override is still there."
      case ("outer", "inner", "outer", "ding") where read(inTest: true) { sound } != "silence":
        "In a test, a key has to have its test value: fix that first."
      case ("outer", "inner", "outer", "ding")
      where read(inTest: true, fact: "mine") { sound } != "silence":
        "After an override, a key that isn't overridden has its live value, in a test as well."
      case ("outer", "inner", "outer", "ding"), ("outer", "inner", "live", _):
        "When the inner one ended, it took the outer one's values with it."
      default: "Inside: outer, inner. After that: outer, silence. Here: \(seen)."
      }
    #expect(seen == ["outer", "inner", "outer", "silence"], comment)
    guard seen == ["outer", "inner", "outer", "silence"] else { return }

    let innerSound = read(inTest: true) { read(fact: "inner") { sound } }
    #expect(
      innerSound == "silence",
      """
      The outer one has the context `.test`. The inner one doesn't mention the context, and yet a key \
      has its live value inside of it.
      """
    )
  }

  @Test("A task that the operation begins keeps its values") func tasks() async {
    guard isReady() else { return }
    let task = read(fact: "mine") { Task { fact } }
    // This test and the task are on the main actor, so the task begins only now.
    let seen = await task.value
    #expect(
      seen == "mine",
      """
      The operation began a task, and ended. The task runs now and sees "\(seen)", as if nothing had \
      been overridden. A global variable belongs to the program, or to a thread. These values have to \
      belong to the task.
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
      "Two tasks at the same time overrode the same key, and saw \(seen[0]) and \(seen[1])."
    )
  }
}
