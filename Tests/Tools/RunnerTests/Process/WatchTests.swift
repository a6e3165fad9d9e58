// The watching workbook on a real terminal.

import Foundation
import TerminalTesting
import Testing

@testable import Runner

@Suite(.takingTurns) struct WatchingTests {
  @Test("Each save gets its verdict, and n leads on")
  func saves() throws {
    let desk = try LearnersDesk.used()
    let program = try desk.watch()
    // As the benchmark waits.
    func verdict(on exercise: String) throws -> String {
      try program.waitForVerdict(on: exercise, seconds: 600)
    }
    #expect(try verdict(on: "1.1 TheLamp") == "NOT YET")
    let texts = [("let it: Int = \"\"\n", "DOES NOT COMPILE"), (try desk.solution("1.1"), "PASS")]
    for (text, word) in texts {
      program.forgetShown()
      try desk.file("1.1").write(text)
      #expect(try verdict(on: "1.1 TheLamp") == word)
    }
    program.forgetShown()
    program.type("n")
    #expect(try verdict(on: "1.2 InoutBridge") == "NOT YET")
    program.type("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(try LearnerProgress(desk.state.read()).done == ["TheLamp"])
    #expect(try LearnerProgress(desk.state.read()).current == "InoutBridge")
  }

  /// Makes the first exercise's file loop for ever.
  /// - Returns: a file that holds the number of the looping process as soon as it runs.
  private func loop(on desk: LearnersDesk) throws -> Path {
    let marker = desk.temporary / "looping"
    try desk.writeLamp(
      running: """
        try! "\\(ProcessInfo.processInfo.processIdentifier)"
            .write(toFile: \(marker.description.literal), atomically: true, encoding: .utf8)
        while true {}
        """
    )
    return marker
  }

  /// Waits until the file has been compiled and runs.
  private func wait(for marker: Path, _ program: TerminalProgram) throws -> pid_t {
    try program.waitUntil(seconds: 600) { marker.exists }
    return try #require(pid_t(marker.read()))
  }

  @Test("A save during a run ends that run and is judged itself")
  func saveDuringRun() throws {
    let desk = try LearnersDesk.used()
    let program = try desk.watch("--limit", "60")
    try program.waitFor("NOT YET  1.1 TheLamp")
    program.forgetShown()
    let process = try wait(for: loop(on: desk), program)
    try desk.file("1.1").write(desk.solution("1.1"))
    try program.waitFor("PASS  1.1 TheLamp")
    #expect(!program.shown.contains("TIMED OUT"))
    #expect(!isRunning(process))
  }

  @Test(
    "Ctrl-C ends the workbook and what it runs, and restores the terminal",
    arguments: [[], ["run", "1.1"], ["check-all"]]
  )
  func interrupt(words: [String]) async throws {
    let desk = try LearnersDesk.used()
    let marker = try loop(on: desk)
    let program = try desk.watch(words + ["--limit", "60"])
    let process = try wait(for: marker, program)
    program.type("\u{3}")
    #expect(try program.waitForEnd() == .signalled(SIGINT))
    #expect(program.attributes == program.attributesBefore)
    #expect(!isRunning(process))
  }

  @Test(
    "Every other signal to end restores the terminal too",
    arguments: [SIGTERM, SIGHUP, SIGUSR1]
  )
  func terminated(signal: Int32) throws {
    let desk = try LearnersDesk.used()
    let program = try desk.watch()
    try program.waitFor("1.1 TheLamp")
    program.send(signal: signal)
    #expect(try program.waitForEnd() == .signalled(signal))
    #expect(program.attributes == program.attributesBefore)
  }

  @Test("A command in another terminal moves the watch on")
  func otherTerminal() async throws {
    let desk = try LearnersDesk.used()
    let program = try desk.watch()
    try program.waitFor("NOT YET  1.1 TheLamp")
    try await desk.run("next")
    try program.waitFor("NOT YET  1.2 InoutBridge")
  }

  @Test("On a terminal, next watches the exercise, unless a watch is running")
  func nextWatches() async throws {
    let desk = try LearnersDesk.used()
    let program = try desk.watch("next", "1.2")
    try program.waitFor("1.2 InoutBridge")
    try program.waitFor("? keys")
    let other = try desk.watch("next", "1.3")
    #expect(try other.waitForEnd() == .exited(0))
    try program.waitFor("1.3 CounterReducer")
    program.type("q")
    #expect(try program.waitForEnd() == .exited(0))
  }

  @Test("A second watch on the same workspace is refused")
  func secondWatch() throws {
    let desk = try LearnersDesk.used()
    let first = try desk.watch()
    try first.waitFor("1.1 TheLamp")
    let second = try desk.watch()
    #expect(try second.waitForEnd() == .exited(2))
    #expect(second.shown.contains("Another workbook is watching"))
    // Otherwise what it is building would go on after it is killed.
    first.type("q")
    #expect(try first.waitForEnd() == .exited(0))
  }

  @Test("A dumb terminal gets no escape sequences")
  func plain() throws {
    let desk = try LearnersDesk.used()
    let program = try desk.watch(environment: ["TERM": "dumb"])
    try program.waitFor("Next  ")
    _ = try program.waitForEnd()
    #expect(!program.shown.contains("\u{1B}"))
  }
}
