import Chapter04Modern
import Testing

@Suite("Overriding dependencies", .timeLimit(.minutes(5)))
struct WithDependenciesTests {
  private struct Failure: Error {}

  @Dependency(\.greeting) var greeting
  @Dependency(\.stamp) var stamp

  @Test("The nearest override wins, and an inner one leaves the others alone")
  func nesting() {
    let outer = StampKey.Stamp()
    withDependencies {
      $0.greeting = "outer"
      $0.stamp = outer
    } operation: {
      withDependencies {
        #expect($0.greeting == "outer")
        $0.greeting = "inner"
      } operation: {
        #expect(greeting == "inner")
        #expect(stamp === outer)
      }
      #expect(greeting == "outer")
    }
    #expect(greeting == "test")
    #expect(stamp !== outer)
  }

  // R4.17
  @Test("An override ends even if the operation throws")
  func throwing() async {
    #expect(throws: Failure.self) {
      try withDependencies {
        $0.greeting = "overridden"
      } operation: {
        #expect(greeting == "overridden")
        throw Failure()
      }
    }
    #expect(greeting == "test")

    await #expect(throws: Failure.self) {
      try await withDependencies {
        $0.greeting = "overridden"
      } operation: {
        #expect(await later() == "overridden")
        throw Failure()
      }
    }
    #expect(greeting == "test")
  }

  @Test("If the update throws, the operation doesn't run")
  func throwingUpdate() async {
    #expect(throws: Failure.self) {
      try withDependencies {
        $0.greeting = "overridden"
        throw Failure()
      } operation: {
        Issue.record("The operation ran.")
      }
    }
    await #expect(throws: Failure.self) {
      try await withDependencies {
        $0.greeting = await later()
        throw Failure()
      } operation: {
        Issue.record("The operation ran.")
      }
    }
    #expect(greeting == "test")
  }

  @Test("Tasks inherit the overrides and keep them, detached tasks don't")
  func tasks() async {
    let (task, detached) = withDependencies {
      $0.greeting = "overridden"
    } operation: {
      (Task { read() }, Task.detached { read() })
    }
    #expect(await task.value == "overridden")
    #expect(await detached.value == "test")

    await withDependencies {
      $0.greeting = "overridden"
    } operation: {
      async let child = read()
      #expect(await child == "overridden")
      await withTaskGroup(of: String.self) { group in
        group.addTask { read() }
        #expect(await group.next() == "overridden")
      }
    }
  }

  @Test("Tasks at the same time don't see each other's overrides")
  func parallel() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          await withDependencies {
            $0.greeting = "\(number)"
          } operation: {
            #expect(read() == "\(number)")
            await Task.yield()
            #expect(read() == "\(number)")
          }
        }
      }
    }
  }

  @MainActor
  @Test("The operation runs where its caller does, with values that stay there")
  func isolation() async {
    final class Counter { var count = 0 }
    let counter = Counter()
    let result = await withDependencies {
      $0.greeting = "overridden"
      counter.count += 1
    } operation: {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      counter.count += 1
      return counter
    }
    #expect(result.count == 2)
  }

  @Test("A property keeps what was current when it was made, and follows what is current when read")
  func captured() {
    let feature = withDependencies {
      $0.greeting = "made"
    } operation: {
      Feature()
    }
    #expect(feature.greeting == "made")
    withDependencies {
      $0.greeting = "read"
    } operation: {
      #expect(feature.greeting == "read")
    }
    let stamp = StampKey.Stamp()
    withDependencies {
      $0.stamp = stamp
    } operation: {
      #expect(feature.greeting == "made")
      #expect(feature.stamp === stamp)
    }
  }

  private struct Feature {
    @Dependency(\.greeting) var greeting
    @Dependency(\.stamp) var stamp
  }

  private func later() async -> String {
    await Task.yield()
    return greeting
  }
}

@Suite("Dependencies that escape", .timeLimit(.minutes(5)))
struct WithEscapedDependenciesTests {
  @Test("They are those of the moment of escape, whatever is current when they are used")
  func moment() async {
    let continuation = withDependencies {
      $0.greeting = "escaped"
    } operation: {
      withEscapedDependencies { $0 }
    }
    withDependencies {
      $0.greeting = "current"
    } operation: {
      continuation.yield {
        #expect(read() == "escaped")
        withDependencies {
          $0.greeting = "inner"
        } operation: {
          #expect(read() == "inner")
        }
      }
      #expect(read() == "current")
    }
    await continuation.yield {
      await Task.yield()
      #expect(read() == "escaped")
    }
  }

  @MainActor
  @Test("An asynchronous operation runs where its caller does")
  func isolation() async {
    let greeting = await withDependencies {
      $0.greeting = "overridden"
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.yield()
        MainActor.assertIsolated()
        return await dependencies.yield {
          await Task.yield()
          MainActor.assertIsolated()
          return read()
        }
      }
    }
    #expect(greeting == "overridden")
  }
}

private func read() -> String {
  @Dependency(\.greeting) var greeting
  return greeting
}
