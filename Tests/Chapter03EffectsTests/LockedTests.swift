import Chapter03Effects
import Testing

struct LockedTests {
  #if os(Linux) || os(macOS)
    @Test("A value locked again by the same thread ends the program, which says what to do")
    func lockedTwice() async throws {
      let result = try await #require(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) {
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
