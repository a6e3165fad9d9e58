import Chapter04Modern
import Testing

@Suite("Dependencies in a test store", .timeLimit(.minutes(5))) @MainActor
struct TestDependencyTests {
  // R4.21
  @Test("Dependencies can be changed between the steps, and for some of them")
  func dependencies() async {
    let store = Sample.store()
    store.dependencies.greeting = "ho"
    await store.send(.ask)
    await store.receive(\.response, "ho") { $0.text = "ho" }
    await store.withDependencies {
      $0.greeting = "hm"
    } operation: {
      await store.send(.ask)
      await store.receive(\.response, "hm") { $0.text = "hm" }
    }
    await store.send(.ask)
    await store.receive(\.response, "ho") { $0.text = "ho" }
    withDependencies {
      $0.greeting = "not the store's"
    } operation: {
      #expect(store.dependencies.greeting == "ho")
    }
  }

  @Test("A step's closure sees the store's dependencies")
  func closureDependencies() async {
    let store = Sample.store()
    await store.send(.ask)
    await store.receive(\.response) {
      @Dependency(\.greeting) var greeting
      $0.text = greeting
    }
  }
}
