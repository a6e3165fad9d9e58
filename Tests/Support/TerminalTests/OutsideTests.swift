import Foundation
import Testing

@testable import Terminal

@Suite("A display")
struct DisplayTests {
  @Test("is a terminal unless it is none or calls itself dumb; NO_COLOR takes the colour alone")
  func facts() {
    func facts(_ isTerminal: Bool, _ environment: [String: String]) -> [Bool] {
      let display = Display(isTerminal: isTerminal, environment: environment)
      return [display.isTerminal, display.hasColour]
    }
    #expect(facts(true, ["TERM": "xterm"]) == [true, true])
    #expect(facts(true, ["TERM": "xterm", "NO_COLOR": ""]) == [true, true])
    #expect(facts(true, ["TERM": "xterm", "NO_COLOR": "0"]) == [true, false])
    #expect(facts(true, ["TERM": "dumb"]) == [false, false])
    #expect(facts(false, ["TERM": "xterm"]) == [false, false])
  }

  @Test("without a terminal is 80×24")
  func size() {
    #expect(Size(of: -1) == Size(columns: 80, rows: 24))
    #expect(!Display(of: -1).isTerminal)
  }
}

@Suite("Output")
struct OutputTests {
  @Test("writes everything, however little the reader takes at a time")
  func writesAll() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let text = String(repeating: "0123456789", count: 50_000)
    let isWritten = Locked(false)
    Thread.detachNewThread {
      isWritten.with { $0 = (try? Output(descriptor).write(text)) != nil }
      try? pipe.fileHandleForWriting.close()
    }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    #expect(bytes == Data(text.utf8))
    #expect(isWritten.with { $0 })
  }

  @Test("says that the reader has closed the pipe, and doesn't kill the program")
  func readerGone() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let error = #expect(throws: WriteError.self) {
      try Output(pipe.fileHandleForWriting.fileDescriptor).write("x")
    }
    #expect(error?.isReaderGone == true)
  }

  @Test("says in a sentence what else went wrong")
  func otherErrors() {
    let error = #expect(throws: WriteError.self) { try Output(-1).write("x") }
    #expect(error?.isReaderGone == false)
    #expect(
      error?.description == "Output could not be written: Bad file descriptor. Send it elsewhere."
    )
  }
}

@Suite("A session")
struct SessionTests {
  @Test("is refused, and changes nothing, where there is no terminal")
  func notATerminal() {
    #expect(throws: TerminalSessionError.notATerminal) {
      _ = try TerminalSession(input: -1) { _ in }
    }
  }

  @Test(
    "reports what happens, holds the terminal alone, and gives it back",
    .timeLimit(.minutes(5))
  )
  func reports() async throws {
    var (terminal, programSide): (Int32, Int32) = (-1, -1)
    try #require(openpty(&terminal, &programSide, nil, nil, nil) == 0)
    defer {
      close(terminal)
      close(programSide)
    }
    _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
    let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    var iterator = events.makeAsyncIterator()
    let session = try TerminalSession(input: programSide, output: programSide, reporting: [SIGHUP])
    {
      continuation.yield($0)
    }
    defer { session.restore() }

    #expect(throws: TerminalSessionError.alreadyOpen) {
      _ = try TerminalSession(input: programSide) { _ in }
    }
    #expect(write(terminal, "q\u{1B}", 2) == 2)
    #expect(await iterator.next() == .key(.character("q")))
    #expect(await iterator.next() == .key(.escape))
    kill(getpid(), SIGWINCH)
    #expect(await iterator.next() == .resized)
    kill(getpid(), SIGHUP)
    #expect(await iterator.next() == .signal(SIGHUP))

    #expect(!isEchoing(terminal))
    session.restore()
    session.restore()
    #expect(isEchoing(terminal))
    try session.draw("dropped")
    let next = try TerminalSession(input: programSide, output: programSide) { _ in }
    next.restore()
    var shown = [UInt8](repeating: 0, count: 100)
    let count = read(terminal, &shown, shown.count)
    #expect(!String(decoding: shown.prefix(max(0, count)), as: UTF8.self).contains("dropped"))
  }
}

#if compiler(>=6.2)
  extension SessionTests {
    @Test("gives the terminal back when the process exits")
    func exits() async {
      await #expect(processExitsWith: .exitCode(7)) {
        openpty(&exitingTerminal, &exitingProgramSide, nil, nil, nil)
        // What is registered first runs last, after the session's own.
        atexit { _exit(isEchoing(exitingTerminal) ? 7 : 1) }
        _ = try TerminalSession(input: exitingProgramSide, output: exitingProgramSide) { _ in }
        exit(isEchoing(exitingTerminal) ? 1 : 0)
      }
    }
  }

  nonisolated(unsafe) private var exitingTerminal: Int32 = -1
  nonisolated(unsafe) private var exitingProgramSide: Int32 = -1
#endif

private func isEchoing(_ terminal: Int32) -> Bool {
  var attributes = termios()
  tcgetattr(terminal, &attributes)
  return attributes.c_lflag & tcflag_t(ECHO) != 0
}
