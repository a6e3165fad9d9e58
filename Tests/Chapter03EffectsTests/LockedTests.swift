import Chapter03Effects
import Foundation
import Testing

struct LockedTests {
  #if os(Linux) || os(macOS)
    @Test("A value locked again by the same thread ends the program, which says what to do")
    func lockedTwice() async throws {
      let result = try await #require(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) {
        // Without the backtrace, which takes a tenth of a second.
        for trap in [SIGILL, SIGTRAP] { signal(trap, SIG_DFL) }
        let numbers = Locked([1])
        numbers.withLock { outer in
          numbers.withLock { inner in inner.append(outer.count) }
        }
      }
      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(message.contains("Take what you need out of the value first"))
    }
  #endif
}
