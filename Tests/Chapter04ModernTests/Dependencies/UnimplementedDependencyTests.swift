import Chapter04Modern
import Foundation
import Testing

/// Each is reported where the feature says which dependency it has.
@Suite("A dependency that a test forgot", .timeLimit(.minutes(5))) @MainActor
struct UnimplementedDependencyTests {
  // R4.15
  @Test("uuid, date and random numbers are reported at the line of the @Dependency")
  func places() async {
    let line = #line + 2
    let issues = await reported {
      @Dependency(\.uuid) var uuid
      @Dependency(\.date) var date
      @Dependency(\.date.now) var now
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      _ = uuid()
      _ = date()
      _ = now
      _ = withRandomNumberGenerator { Bool.random(using: &$0) }
    }
    #expect(issues.map(\.line) == [line, line + 1, line + 2, line + 3])
    #expect(issues.map { $0.says("Unimplemented: @Dependency(\\.") } == [true, true, true, true])
  }

  struct Countdown: Reducer {
    static let line: Int = #line + 1
    @Dependency(\.continuousClock) var clock

    func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
      if action {
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(false) }
        }
      }
      state += 1
      return .none
    }
  }

  // R4.15
  @Test("A clock is reported once, by its key path, and a timer on it ends without a tick")
  func clock() async {
    let issues = await reported {
      let store = TestStore(initialState: 0) { Countdown() }
      await store.send(true)
      await store.send(true)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.line == Countdown.line)
    #expect(
      issues.first?.says("Unimplemented: ContinuousClock", #"@Dependency(\.continuousClock)"#)
        == true
    )
  }
}
