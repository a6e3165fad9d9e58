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

  private struct Failure: Error {}

  private var fact: String { DependencyValues.current[Fact.self] }
  private var sound: String { DependencyValues.current[Sound.self] }

  /// Whether an override is seen at all.
  private var overrides: Bool {
    withDependencies {
      $0[Fact.self] = "mine"
    } operation: {
      fact == "mine"
    }
  }

  /// The same in a test.
  private var overridesInTest: Bool {
    withDependencies {
      $0.context = .test
      $0[Fact.self] = "mine"
    } operation: {
      fact == "mine"
    }
  }

  /// Whether test values are found at all.
  private var readsTestValues: Bool {
    withDependencies {
      $0.context = .test
    } operation: {
      sound == "silence"
    }
  }

  /// Whether another key keeps its test value when a key is overridden.
  private var overridingLeavesTestValues: Bool {
    withDependencies {
      $0.context = .test
      $0[Fact.self] = "mine"
    } operation: {
      sound == "silence"
    }
  }

  /// Whether nothing is overridden now. An earlier rule may have left something over.
  private var isClean: Bool { fact == "live" && sound == "ding" }

  private let leftOver =
    "Outside of every operation, the values aren't the live ones: fix that first."
  private let first = "An override has to be seen by its operation: fix that first."

  @Test("Outside every override, a key has its live value") func live() {  // starter passes
    let (fact, sound) = (self.fact, self.sound)
    let isSwapped = withDependencies({ $0.context = .test }, operation: { self.fact }) == "live"
    let comment: Comment =
      fact == "test" && isSwapped
      ? "The live value and the test value are the wrong way round."
      : "Nothing is overridden, and this isn't a test: it is the live value."
    #expect(fact == "live", comment)
    #expect(sound == "ding", comment)
  }

  @Test("In a test, it has its test value") func test() {
    let isClean = isClean
    let (fact, sound) = withDependencies {
      $0.context = .test
    } operation: {
      (self.fact, self.sound)
    }
    let comment: Comment =
      switch (fact, sound) {
      case _ where !isClean: "\(leftOver)"
      case ("live", _) where !overrides:
        "The context is `.test`, but the value is the live one. Did the new context get to the operation?"
      case ("live", _):
        """
        The context is `.test`, but the value is the live one: the test has just called the server. \
        Live values are for the app.
        """
      case ("test", _): "One key has its test value, but the other doesn't."
      default: "The context is `.test`, so both keys have their test values."
      }
    #expect(fact == "test" && sound == "silence", comment)
    guard isClean, overrides, fact == "test" else { return }

    var values = DependencyValues()
    values.context = .test
    #expect(
      values[Fact.self] == "test",
      """
      These values have the context `.test`, but aren't the current ones. The look-up asked for the \
      context of the current values, and has to ask for its own.
      """
    )
  }

  @Test("An override takes precedence, in a test as well") func override() {
    let isClean = isClean
    let inApp = withDependencies {
      $0[Fact.self] = "mine"
    } operation: {
      self.fact
    }
    let inTest = withDependencies {
      $0.context = .test
      $0[Fact.self] = "mine"
    } operation: {
      self.fact
    }
    let comment: Comment =
      switch (inApp, inTest) {
      case _ where !isClean: "\(leftOver)"
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
    guard isClean, overrides else { return }
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
    let other = withDependencies {
      $0[Fact.self] = "current"
    } operation: {
      values[Fact.self]
    }
    #expect(
      other == values[Fact.self],
      """
      These values say "\(values[Fact.self])", and the current ones "current". A look-up has to look into \
      its own overrides, and not into the current ones.
      """
    )
  }

  @Test("Afterwards everything is as it was before") func restored() {  // starter passes
    withDependencies {
      $0[Fact.self] = "mine"
    } operation: {
    }
    #expect(
      fact == "live",
      fact == "mine"
        ? "The operation is over, but its override is still there, for everyone." : "\(leftOver)"
    )
  }

  @Test("Afterwards everything is as it was, even if the operation throws")
  func restoredOnThrow() throws {
    #expect(throws: Failure.self, "The operation's error has to be passed on.") {
      try withDependencies {
        $0[Fact.self] = "mine"
      } operation: {
        throw Failure()
      }
    }
    #expect(
      fact == "live",
      fact == "mine"
        ? """
        The operation ended with an error, but its override is still there, for every test after it.
        """ : "\(leftOver)"
    )
    #expect(throws: Failure.self, "What `update` throws has to be passed on.") {
      try withDependencies {
        $0[Fact.self] = "half"
        throw Failure()
      } operation: {
      }
    }
    #expect(
      fact == "live",
      fact == "half" ? "`update` ended with an error, and half of it is in effect." : "\(leftOver)"
    )
  }

  @Test("An override of one key leaves the others") func otherKeys() {  // starter passes
    let isClean = isClean
    let sound = withDependencies {
      $0[Fact.self] = "mine"
    } operation: {
      self.sound
    }
    #expect(
      sound == "ding",
      isClean ? "The fact was overridden, and the sound has changed." : "\(leftOver)"
    )
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
    let isClean = isClean
    let seen = withDependencies {
      $0.context = .test
      $0[Fact.self] = "outer"
    } operation: {
      let inner = withDependencies {
        $0[Sound.self] = "inner"
      } operation: {
        [fact, sound]
      }
      return inner + [fact, sound]
    }
    let comment: Comment =
      switch (seen[0], seen[1], seen[2], seen[3]) {
      case _ where !isClean: "\(leftOver)"
      case _ where !overrides || !overridesInTest: "\(first)"
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
      case ("outer", "inner", "outer", "ding") where !readsTestValues:
        "In a test, a key has to have its test value: fix that first."
      case ("outer", "inner", "outer", "ding") where !overridingLeavesTestValues:
        "After an override, a key that isn't overridden has its live value, in a test as well."
      case ("outer", "inner", "outer", "ding"), ("outer", "inner", "live", _):
        "When the inner one ended, it took the outer one's values with it."
      default: "Inside: outer, inner. After that: outer, silence. Here: \(seen)."
      }
    #expect(seen == ["outer", "inner", "outer", "silence"], comment)
    guard seen == ["outer", "inner", "outer", "silence"] else { return }

    let innerSound = withDependencies {
      $0.context = .test
    } operation: {
      withDependencies {
        $0[Fact.self] = "inner"
      } operation: {
        sound
      }
    }
    #expect(
      innerSound == "silence",
      """
      The outer one has the context `.test`. The inner one doesn't mention the context, and yet a key \
      has its live value inside of it.
      """
    )
  }

  @Test("A task that the operation begins keeps its values") func tasks() async {
    let isClean = isClean
    let task = withDependencies {
      $0[Fact.self] = "mine"
    } operation: {
      Task { fact }
    }
    // This test and the task are on the main actor, so the task begins only now.
    let seen = await task.value
    let comment: Comment =
      !isClean
      ? "\(leftOver)"
      : overrides
        ? """
        The operation began a task, and ended. The task runs now and sees "\(seen)", as if nothing had \
        been overridden. A global variable belongs to the program, or to a thread. These values \
        have to belong to the task.
        """ : "\(first)"
    #expect(seen == "mine", comment)
  }

  @Test("Two tasks don't see each other's values") func twoTasks() async {
    let isClean = isClean
    let tasks = ["one", "two"].map { name in
      Task {
        withDependencies {
          $0[Fact.self] = name
        } operation: {
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
      !isClean
        ? "\(leftOver)"
        : overrides
          ? "Two tasks at the same time overrode the same key, and saw \(seen[0]) and \(seen[1])."
          : "\(first)"
    )
  }
}
