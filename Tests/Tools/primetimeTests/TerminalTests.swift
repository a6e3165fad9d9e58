import Foundation
import TerminalTesting
import Testing

@Suite("On a terminal, primetime", .takingTurns)
struct PrimeTimeOnTerminal {
  let program: TerminalProgram

  init() throws {
    program = try TerminalProgram(.built("primetime"), arguments: ["1"])
    try program.waitUntil { $0.contains("q quit") }
  }

  /// Whatever was hidden is shown again, and the settings are those from before.
  func expectRestored(_ location: SourceLocation = #_sourceLocation) {
    #expect(program.attributes == program.attributesBefore, sourceLocation: location)
    #expect(program.shown.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"), sourceLocation: location)
  }

  @Test("takes the terminal over: a key needs no return and is not echoed")
  func takesOver() throws {
    #expect(program.attributes != program.attributesBefore)
    #expect(program.shown.hasPrefix("\u{1B}[?1049h\u{1B}[?25l"))
    program.forgetShown()
    program.type("+")
    try program.waitUntil { $0.contains("  1\r\n") }
    #expect(program.shown.hasPrefix("\u{1B}[H"))
  }

  @Test("leaves the terminal as it was on q, and exits with 0")
  func quits() throws {
    program.type("q")
    #expect(try program.waitForEnd() == .exited(0))
    expectRestored()
  }

  @Test("leaves the terminal as it was on Ctrl-C, and dies by SIGINT")
  func interrupted() throws {
    program.type("\u{3}")
    #expect(try program.waitForEnd() == .signalled(SIGINT))
    expectRestored()
  }

  @Test(
    "leaves the terminal as it was on a signal, and dies by it",
    arguments: [
      SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT,
    ]
  )
  func signalled(signal: Int32) throws {
    program.send(signal: signal)
    #expect(try program.waitForEnd() == .signalled(signal))
    expectRestored()
  }

  @Test("draws again in the new width when the window is resized")
  func resized() throws {
    program.forgetShown()
    program.resize(columns: 30, rows: 24)
    try program.waitUntil { $0.contains("q quit") }
    let rule = String(repeating: "─", count: 30)
    #expect(program.shown.contains("\u{1B}[2K\(rule)\r\n"))
  }

  @Test("continues after Ctrl-Z where no shell could continue it")
  func stopsWithoutShell() throws {
    let during = program.attributes
    program.forgetShown()
    program.type("\u{1A}")
    try program.waitUntil { $0.contains("q quit") }
    #expect(program.shown.contains("\u{1B}[?1049l\u{1B}[?1049h"))
    #expect(program.attributes == during)
  }
}

@Suite("On a terminal, with effects, primetime", .takingTurns)
struct PrimeTimeWithEffects {
  private func program(_ arguments: [String]) throws -> TerminalProgram {
    let program = try TerminalProgram(.built("primetime"), arguments: arguments)
    try program.waitUntil { $0.contains("q quit") }
    return program
  }

  @Test("draws a response when it arrives, without a key", arguments: ["3", "4"])
  func answer(chapter: String) throws {
    let program = try program([chapter])
    program.type("++n")
    try program.waitUntil { $0.contains("Computing the 2nd prime…") }
    try program.waitUntil { $0.contains("The 2nd prime is 3") }
    program.type("q")
    #expect(try program.waitForEnd() == .exited(0))
  }

  @Test("takes keys while it computes, and ends immediately on Ctrl-C", arguments: ["3", "4"])
  func interrupted(chapter: String) throws {
    let program = try program([chapter, "--feature", "counter"])
    program.type("n")
    try program.waitUntil { $0.contains("Computing the 100000th prime…") }
    program.type("+")
    try program.waitUntil { $0.contains("  100001") }
    program.type("\u{3}")
    #expect(try program.waitForEnd() == .signalled(SIGINT))
    #expect(program.attributes == program.attributesBefore)
    #expect(!program.shown.contains("1299709"))
  }
}

@Suite("On a terminal, with a log, primetime", .takingTurns)
struct PrimeTimeWithLog {
  @Test(
    "shows what an action changed below the screen, and when its effects end",
    arguments: ["3", "4"]
  )
  func log(chapter: String) throws {
    let program = try TerminalProgram(.built("primetime"), arguments: [chapter, "--log"])
    try program.waitUntil { $0.contains("q quit") }
    program.type("+n")
    // The answer cancels the time limit.
    let end =
      chapter == "3" ? "(.nthPrimeTapped) ended" : "2 of .counter(.nthPrime(.asked)) was cancelled"
    try program.waitUntil { $0.contains(end) }
    try program.waitUntil { $0.contains("counter.count: 0 → 1") }
    program.type("<")
    try program.waitUntil { $0.contains("‹ screen ") }
    program.type("q")
    #expect(try program.waitForEnd() == .exited(0))
  }
}

@Suite("On a terminal, todos in primetime", .takingTurns)
struct TodosOnTerminal {
  @Test(
    "are all in the file after Ctrl-C and kill, however quickly they were typed",
    arguments: [SIGINT, SIGTERM]
  )
  func saved(signal: Int32) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "primetime-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "todos.json")
    let program = try TerminalProgram(
      URL(fileURLWithPath: "/usr/bin/env"),
      arguments: [
        "PRIMETIME_TODOS=\(file.path)", URL.built("primetime").path, "4", "--feature", "todos",
      ]
    )
    try program.waitUntil { $0.contains("q quit") }
    program.type("aTea\naMilk\n")
    try program.waitUntil { $0.contains("Milk\r\n") && $0.contains("u undo") }
    program.send(signal: signal)
    #expect(try program.waitForEnd() == .signalled(signal))
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("\"Tea\"") && text.contains("\"Milk\""))
  }
}

@Suite("On a terminal, what is reported in primetime", .takingTurns)
struct ReportsOnTerminal {
  @Test("is in the log, and below everything when the play is over") func reports() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "primetime-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file where the list's folder should be.
    try Data().write(to: folder)
    let program = try TerminalProgram(
      URL(fileURLWithPath: "/usr/bin/env"),
      arguments: [
        "PRIMETIME_TODOS=\(folder.path)/todos.json", URL.built("primetime").path, "4",
        "--feature", "todos", "--log",
      ]
    )
    try program.waitUntil { $0.contains("q quit") }
    program.forgetShown()
    program.type("ax\n")
    try program.waitUntil { $0.contains("! The todos could not be saved.") }
    try program.waitUntil { $0.contains("saveError") }
    program.type("q")
    #expect(try program.waitForEnd() == .exited(0))
    let afterwards = try #require(program.shown.components(separatedBy: "\u{1B}[?1049l").last)
    #expect(afterwards.contains("couldn't save its value"))
    // Each line of a screen begins by clearing its row. Nothing else is on the screen.
    let screens = program.shown.components(separatedBy: "\u{1B}[?1049l")[0]
    #expect(
      screens.split(separator: "\r\n").allSatisfy {
        $0.contains("\u{1B}[2K") || $0.contains("\u{1B}[J")
      }
    )
  }
}

@Suite("Under a shell, primetime", .takingTurns)
struct PrimeTimeUnderShell {
  @Test("gives the terminal back at Ctrl-Z, and takes it again when continued")
  func stops() throws {
    let script = "set -m; \"$0\" 1; echo stopped; read line; fg; echo ended"
    let shell = try TerminalProgram(
      URL(fileURLWithPath: "/bin/sh"),
      arguments: ["-c", script, URL.built("primetime").path]
    )
    try shell.waitUntil { $0.contains("q quit") }
    shell.type("+")
    try shell.waitUntil { $0.contains("  1\r\n") }
    shell.type("\u{1A}")
    try shell.waitUntil { $0.contains("stopped") }
    #expect(shell.attributes == shell.attributesBefore)
    shell.forgetShown()
    shell.type("\n")
    try shell.waitUntil { $0.contains("  1\r\n") && $0.contains("q quit") }
    #expect(shell.attributes != shell.attributesBefore)
    shell.type("q")
    try shell.waitUntil { $0.contains("ended") }
    #expect(shell.attributes == shell.attributesBefore)
    #expect(shell.shown.components(separatedBy: "\u{1B}[?1049h").count == 2, "entered once")
  }
}
