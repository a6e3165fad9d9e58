import Chapter04CaseStudies
import Chapter04Modern
import Testing

@Suite("A walk") @MainActor struct WalkTests {
  let locations = AsyncStream<Location>.makeStream()
  let steps = AsyncStream<Int>.makeStream()

  func store(isAllowed: Bool = true) -> TestStoreOf<Walk> {
    TestStore(initialState: Walk.State()) {
      Walk()
    } withDependencies: {
      $0[LocationClient.self].isAllowed = { isAllowed }
      $0[LocationClient.self].locations = { [stream = locations.stream] in stream }
      $0[MotionClient.self].steps = { [stream = steps.stream] in stream }
    }
  }

  @Test("Locations make a distance, motion makes steps; stopping ends both streams")
  func walking() async {
    let ended = LockIsolated(0)
    locations.continuation.onTermination = { _ in ended.withValue { $0 += 1 } }
    steps.continuation.onTermination = { _ in ended.withValue { $0 += 1 } }
    let start = Location(latitude: 60, longitude: 24)
    let end = Location(latitude: 61, longitude: 24)
    let store = store()
    await store.send(.startTapped) { $0.isWalking = true }
    locations.continuation.yield(start)
    await store.receive(.located(start)) { $0.location = start }
    steps.continuation.yield(70)
    await store.receive(.stepped(count: 70)) { $0.steps = 70 }
    locations.continuation.yield(end)
    await store.receive(.located(end)) {
      $0.location = end
      $0.metres = 111_195  // A degree of latitude.
    }
    await store.send(.stopTapped) { $0.isWalking = false }
    await store.finish()
    #expect(ended.value == 2)
  }

  @Test("A degree of longitude is shorter, the farther it is from the equator")
  func longitude() {
    let start = Location(latitude: 60, longitude: 24)
    #expect((55_597...55_598).contains(start.metres(to: Location(latitude: 60, longitude: 25))))
  }

  @Test("Without permission it says so, and nothing is read")
  func refused() async {
    let store = store(isAllowed: false)
    await store.send(.startTapped) { $0.isWalking = true }
    await store.receive(.refused) {
      $0.isWalking = false
      $0.problem = "The location isn't allowed. Allow it in the settings."
    }
  }
}
