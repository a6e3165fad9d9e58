import Chapter04Modern
import IssueTesting
import Testing

// In a test, only that test is prepared, so these tests don't disturb each other or others.
@Suite("Preparing dependencies", .timeLimit(.minutes(5)))
struct PrepareDependenciesTests {
  @Dependency(\.greeting) var greeting
  @Dependency(\.liveOnly) var liveOnly

  @Test("A prepared value is the default from then on, and an override takes precedence")
  func prepared() {
    prepareDependencies {
      $0.greeting = "prepared"
      $0.liveOnly.name = "prepared"
      $0.greeting += " twice"
    }
    #expect(greeting == "prepared twice")
    #expect(liveOnly.name == "prepared")
    withDependencies {
      $0.greeting = "overridden"
    } operation: {
      #expect(greeting == "overridden")
    }
  }

  @Test("Another test's preparation isn't seen")
  func otherTests() {
    #expect(greeting == "test")
  }

  @Test("A dependency that was read before can't be prepared")
  func afterReading() {
    _ = greeting
    expectReport(
      #"@Dependency(\.greeting) has already been accessed or prepared"#,
      "call 'prepareDependencies' once, before anything else"
    ) {
      prepareDependencies { $0.greeting = "prepared" }
    }
    #expect(greeting == "test")
  }

  @Test("A dependency can't be prepared twice")
  func twice() {
    prepareDependencies { $0.greeting = "first" }
    expectReport("@Dependency(\\.greeting) has already been accessed or prepared") {
      prepareDependencies { $0.greeting = "second" }
    }
    #expect(greeting == "first")
  }

  @Test("Previews in one process prepare one after another")
  func previews() {
    withDependencies {
      $0.context = .preview
    } operation: {
      prepareDependencies { $0.greeting = "first" }
      #expect(greeting == "first")
      prepareDependencies { $0.greeting = "second" }
      #expect(greeting == "second")
    }
  }

  @Test("The context can be prepared")
  func context() {
    prepareDependencies { $0.context = .live }
    #expect(greeting == "live")
    #expect(liveOnly.name == "live")
  }
}
