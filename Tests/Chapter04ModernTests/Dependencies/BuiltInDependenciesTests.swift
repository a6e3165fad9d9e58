import Chapter04Modern
import Foundation
import IssueTesting
import Testing

@Suite("The dependencies that are there", .timeLimit(.minutes(5)))
struct BuiltInDependenciesTests {
  @Test("A random number generator is lent to a closure that throws, too")
  func throwingRandomNumbers() {
    struct Failure: Error {}
    let lend = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    #expect(throws: Failure.self) {
      try lend { generator in
        _ = Bool.random(using: &generator)
        throw Failure()
      }
    }
  }

  @Test("date: constant when set, the system's when live")
  func date() {
    @Dependency(\.date) var date
    @Dependency(\.date.now) var now
    let epoch = Date(timeIntervalSince1970: 0)
    withDependencies {
      $0.date.now = epoch
    } operation: {
      #expect(now == epoch)
      #expect(date() == epoch)
    }
    withDependencies {
      $0.date = .constant(epoch)
    } operation: {
      #expect(now == epoch)
    }
    withDependencies {
      $0.context = .live
    } operation: {
      let before = Date()
      #expect(now >= before)
      #expect(now <= Date())
    }
  }

  @Test("uuid: constant when set, random when live")
  func uuid() {
    @Dependency(\.uuid) var uuid
    withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      #expect(uuid() == UUID(7))
    }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(uuid() != uuid())
    }
  }

  @Test("Two counting generators don't disturb each other, and one counts in many threads")
  func incrementing() async {
    let one = UUIDGenerator.incrementing
    let other = UUIDGenerator.incrementing
    #expect([one(), other(), one()] == [UUID(0), UUID(0), UUID(1)])
    let made = await withTaskGroup(of: UUID.self) { group in
      for _ in 0..<1_000 { group.addTask { other() } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(made == Set((1...1_000).map { UUID($0) }))
  }

  @Test("A number's identifier ends with its hexadecimal digits")
  func number() {
    for (number, text) in [
      (10, "00000000-0000-0000-0000-00000000000A"),
      (0x1234_5678_9ABC, "00000000-0000-0000-0000-123456789ABC"),
      (-1, "00000000-0000-0001-0000-000000000001"),
      (.min, "00000000-0000-0001-8000-000000000000"),
    ] as [(Int, String)] {
      #expect(UUID(number).uuidString == text)
    }
  }

  @Test("calendar, locale and timeZone: reading one fails a test")
  func region() {
    @Dependency(\.calendar) var calendar
    @Dependency(\.locale) var locale
    @Dependency(\.timeZone) var timeZone
    expectReport(#"@Dependency(\.calendar) has no test implementation"#) {
      _ = calendar
    }
    expectReport(#"@Dependency(\.locale) has no test implementation"#) {
      _ = locale
    }
    expectReport(#"@Dependency(\.timeZone) has no test implementation"#) {
      _ = timeZone
    }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(calendar == Calendar.autoupdatingCurrent)
      #expect(locale == Locale.autoupdatingCurrent)
      #expect(timeZone == TimeZone.autoupdatingCurrent)
    }
  }

  @Test("An app has the system's clocks")
  func clocks() {
    @Dependency(\.continuousClock) var continuousClock
    @Dependency(\.suspendingClock) var suspendingClock
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(continuousClock is ContinuousClock)
      #expect(suspendingClock is SuspendingClock)
    }
  }

  @Test("withRandomNumberGenerator: one that is set goes on where it was")
  func random() {
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      for number: UInt64 in 1...2 {
        let next: UInt64 = withRandomNumberGenerator { $0.next() }
        #expect(next == number)
      }
    }
    withDependencies {
      $0.context = .live
    } operation: {
      let roll: Int = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
      #expect((1...6).contains(roll))
    }
  }

  @Test("fireAndForget: in a test the caller waits, when live it doesn't")
  func fireAndForget() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let (log, continuation) = AsyncStream.makeStream(of: String.self)
    await fireAndForget {
      await Task.yield()
      continuation.yield("work")
    }
    continuation.yield("after")
    await withDependencies {
      $0.context = .live
    } operation: {
      let (gate, open) = AsyncStream.makeStream(of: Void.self)
      await fireAndForget {
        for await _ in gate {}
        continuation.yield("live work")
        continuation.finish()
      }
      continuation.yield("after live")
      open.finish()
    }
    let lines = await log.reduce(into: []) { $0.append($1) }
    #expect(lines == ["work", "after", "after live", "live work"])
  }

  private struct Counting: RandomNumberGenerator {
    var count: UInt64 = 0

    mutating func next() -> UInt64 {
      count += 1
      return count
    }
  }
}
