import Chapter04Compatibility
import IssueTesting
import Testing

private enum GreetingKey: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
}

private struct LiveOnly: DependencyKey {
  static let liveValue = Self(name: "live")

  var name: String
}

extension DependencyValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

@Suite("A model's dependencies", .timeLimit(.minutes(5)))
struct ModelDependenciesTests {
  private class Model {
    @Dependency(\.greeting) var greeting
  }
  private final class SubModel: Model {}
  private final class Plain {
    let child = Model()
  }
  private final class Value: Sendable {}

  @Test("A child that is made from a model has the model's dependencies")
  func child() {
    let model = withDependencies({ $0.greeting = "model" }, operation: { Model() })
    #expect(Model().greeting == "test")
    #expect(withDependencies(from: model) { Model() }.greeting == "model")
    let grandchild = withDependencies(from: withDependencies(from: model) { Model() }) { Model() }
    #expect(grandchild.greeting == "model")
  }

  @Test("A new override takes precedence over the model's, and the update over both")
  func order() {
    let model = withDependencies({ $0.greeting = "model" }, operation: { Model() })
    withDependencies {
      $0.greeting = "now"
    } operation: {
      #expect(withDependencies(from: model) { Model() }.greeting == "now")
    }
    let updated = withDependencies(
      { $0.greeting = "now" },
      operation: {
        withDependencies(from: model) {
          #expect($0.greeting == "now")
          $0.greeting = "updated"
        } operation: {
          Model()
        }
      }
    )
    #expect(updated.greeting == "updated")
    let partly = withDependencies(from: model) {
      $0[LiveOnly.self].name = "partly"
    } operation: {
      Model()
    }
    #expect(partly.greeting == "model")
  }

  @Test("The asynchronous forms do the same")
  func asynchronous() async {
    let model = withDependencies({ $0.greeting = "model" }, operation: { Model() })
    let greeting = await withDependencies(from: model) {
      await Task.yield()
      return Model().greeting
    }
    #expect(greeting == "model")
    let updated = await withDependencies(from: model) {
      await Task.yield()
      $0.greeting = "updated"
    } operation: {
      await Task.yield()
      return Model().greeting
    }
    #expect(updated == "updated")
  }

  @Test("A property of a superclass is observed, too")
  func superclass() {
    // In an array, so that it isn't the returned object.
    let model = withDependencies({ $0.greeting = "model" }, operation: { [SubModel()] })[0]
    #expect(withDependencies(from: model) { Model() }.greeting == "model")
  }

  @Test("A model without properties has those of the withDependencies that returned it")
  func returned() async {
    let model = withDependencies({ $0.greeting = "model" }, operation: { Plain() })
    #expect(withDependencies(from: model) { Model() }.greeting == "model")
    let child = withDependencies(from: model) { Plain() }
    #expect(withDependencies(from: child) { Model() }.greeting == "model")
  }

  @Test("A model without dependencies is reported, and the operation runs")
  func without() async {
    let model = Plain()
    let words = "a model that has no dependencies: 'Plain'"
    let line = #line + 2
    let issues = expectReport(words, "add an '@Dependency' to 'Plain'") {
      #expect(withDependencies(from: model) { Model() }.greeting == "test")
    }
    #expect(issues.map(\.line) == [line])
    await expectReport(words) {
      let greeting = await withDependencies(from: model) {
        await Task.yield()
        return Model().greeting
      }
      #expect(greeting == "test")
    }
  }

  @Test("An object that is returned isn't kept")
  func lifetime() {
    weak var model: Plain?
    do {
      let made = withDependencies({ $0.greeting = "model" }, operation: { Plain() })
      model = made
      #expect(model != nil)
    }
    #expect(model == nil)
  }

  @Test("A new object doesn't take the dependencies of a released one")
  func addresses() {
    for _ in 0..<10 {
      withDependencies({ $0.greeting = "model" }, operation: { _ = Value() })
      _ = withDependencies({ $0.greeting = "model" }, operation: { Value() })
      let new = Value()
      expectReport("a model that has no dependencies: 'Value'") {
        #expect(withDependencies(from: new) { Model() }.greeting == "test")
      }
    }
  }

  @Test("An asynchronous withDependencies remembers what it returns, too")
  func returnedLater() async {
    let model = await withDependencies {
      await Task.yield()
      $0.greeting = "model"
    } operation: {
      await Task.yield()
      return Plain()
    }
    #expect(withDependencies(from: model) { Model() }.greeting == "model")
  }

  // Its only property is never set.
  private final class SendableModel: @unchecked Sendable { @Dependency(\.greeting) var greeting }

  @Test("With a model's dependencies, a part of an effect is still its effect's") @MainActor
  func partOfAnEffect() async {
    let model = SendableModel()
    let begun = AsyncStream<Void>.makeStream()
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { _, isStart in
        guard isStart else { return .cancel(id: "part") }
        return .run { _ in
          await withDependencies(from: model) {
            try? await withTaskCancellation(id: "part") {
              begun.continuation.finish()
              try await Task.never()
            }
          }
        }
      }
    }
    let task = store.send(true)
    for await _ in begun.stream {}
    store.send(false)
    // It ends, since the part was found and cancelled.
    await task.finish()
    #expect(!task.isCancelled)
  }
}
