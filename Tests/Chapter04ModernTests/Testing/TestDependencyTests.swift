import Chapter04Modern
import Testing

@Suite("Dependencies in a test store", .timeLimit(.minutes(5))) @MainActor
struct TestDependencyTests {
  @Test("A dependency that was not overridden fails the test by its name")
  func dependency() async {
    let issues = await reported {
      let store = TestStore(initialState: "") {
        Reduce<String, Bool> { name, _ in
          @Dependency(\.liveOnly) var liveOnly
          name = liveOnly.name
          return .none
        }
      }
      await store.send(true) { $0 = "live" }
    }
    #expect(issues.map { $0.says(#"@Dependency(\.liveOnly)"#) } == [true])
  }

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
