// Values of the task.

import Testing

@testable import Chapter04Modern

@Suite("Dependencies") struct DependenciesTests {
  private enum Name: DependencyKey {
    static let liveValue = "live"
    static let testValue = "test"
  }

  private enum Number: DependencyKey {
    static let liveValue = 1
    static let testValue = 2
  }

  private enum Third: DependencyKey {
    static let liveValue = "live"
    static let testValue = "test"
  }

  private var name: String { DependencyValues.current[Name.self] }

  @Test("Without an override, a key has its live value in an app, and its test value in a test")
  func context() {
    #expect(name == "live", "In an app, the key has its live value.")
    withDependencies {
      $0.context = .test
    } operation: {
      #expect(name == "test", "A test reads the test value, or it would reach the network.")
      @Dependency(Number.self) var number
      #expect(number == 2)
    }
  }

  @Test("An inner override changes only what it mentions, and is undone afterwards")
  func nesting() {
    withDependencies {
      $0.context = .test
      $0[Name.self] = "outer"
      $0[Number.self] = 10
    } operation: {
      withDependencies {
        $0[Name.self] = "inner"
      } operation: {
        #expect(
          name == "inner",
          """
          The operation doesn't see the override: either it isn't kept, or the context's value \
          wins.
          """
        )
        #expect(
          DependencyValues.current[Number.self] == 10,
          "The inner override didn't mention the number, but changed it."
        )
        #expect(
          DependencyValues.current[Third.self] == "test",
          "The inner override didn't mention the context, but changed it."
        )
      }
      #expect(name == "outer", "After the inner operation, the outer override must be back.")
    }
    #expect(name == "live", "After the operation, its override is still there.")
  }

  @Test("The override's closure is called once") func once() {
    var calls = 0
    withDependencies {
      calls += 1
      $0[Name.self] = "overridden"
    } operation: {
    }
    #expect(calls == 1, "There was one override, but its closure was called \(calls) times.")
  }

  @Test("An override ends even if the operation throws") func throwing() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withDependencies {
        $0[Name.self] = "overridden"
      } operation: {
        throw Failure()
      }
    }
    #expect(name == "live", "The operation threw, but its override is still there.")
  }

  @Test("A task that the operation starts keeps its values, and no other task sees them")
  func tasks() async {
    let task = withDependencies {
      $0[Name.self] = "overridden"
    } operation: {
      Task { DependencyValues.current[Name.self] }
    }
    let other = await Task { DependencyValues.current[Name.self] }.value
    #expect(
      await task.value == "overridden",
      "The task started inside the operation and ran after it, but the override was lost."
    )
    #expect(other == "live", "A task that started outside the operation sees its override.")
  }
}
