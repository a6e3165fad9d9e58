// What a watching workbook leaves on a real terminal, and what it takes from one.

import Foundation
import TerminalTesting
import Testing

@testable import Runner

@Suite(.takingTurns) struct ScreenTests {
  let desk: LearnersDesk

  init() throws { desk = try LearnersDesk.used() }

  /// A watch that has given its first verdict.
  func watch(_ words: String..., columns: Int = 80) throws -> TerminalProgram {
    let program = try desk.watch(words, columns: columns)
    try program.waitFor("not started")
    try program.waitFor("0/3  ")
    return program
  }

  /// Presses a key, and waits for what it brings on the screen.
  func press(_ key: String, _ program: TerminalProgram, until text: String) throws {
    program.forgetShown()
    program.type(key)
    try program.waitFor(text)
  }

  @Test("The first run greets the learner in four lines, and the second doesn't")
  func welcome() throws {
    let desk = try LearnersDesk()
    for isFirst in [true, false] {
      let program = try desk.watch()
      try program.waitFor("0/3  ")
      let shown = program.shown.withoutEscapes
      #expect(shown.contains("\r\nWelcome! ") == isFirst)
      #expect(shown.contains("q quits, and the next run continues") == isFirst)
      program.type("q")
      _ = try program.waitForEnd()
    }
  }

  @Test("Between two blocks there is one blank line, whatever is shown")
  func blankLines() throws {
    let program = try watch()
    for (key, text) in [("h", "Hint 1"), ("l", "> 1.1"), ("?", "lists the keys"), ("a", "(0.")] {
      try press(key, program, until: text)
      let lines = program.shown.withoutEscapes.replacing("\r\n", with: "\n").replacing(
        "\r",
        with: ""
      )
      #expect(!lines.contains("\n\n\n"))
      #expect(lines.contains("\n\n1.1  [") || key == "a")
    }
    program.type("q")
    _ = try program.waitForEnd()
  }

  @Test("Pasted text is not read as keys, and keys pressed afterwards are")
  func pasted() throws {
    let program = try watch()
    #expect(program.shown.contains("\u{1B}[?2004h"))
    try press("\u{1B}[200~qnnh\r\u{4}\u{1B}[201~?", program, until: "lists the keys")
    #expect(!program.shown.contains("Hint") && !program.shown.contains("InoutBridge"))
    program.forgetShown()
    program.type("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.shown.contains("\u{1B}[?2004l"))
  }

  @Test(
    "The cursor rests at the start of the status line, so a narrower window leaves none of it behind"
  )
  func statusLine() throws {
    let program = try watch()
    #expect(program.shown.hasSuffix("\r"))
    program.forgetShown()
    program.resize(columns: 50, rows: 24)
    try program.waitFor("q quit")
    #expect(program.shown.hasPrefix("\r\u{1B}[J"))
    #expect(program.shown.hasSuffix("\r"))
    #expect(program.shown.withoutEscapes.trimmed.count < 50)
    program.forgetShown()
    program.type("q")
    _ = try program.waitForEnd()
    let cleared = try #require(program.shown.ranges(of: "\r\u{1B}[J").last)
    let rest = program.shown[cleared.upperBound...]
    #expect(String(rest).withoutEscapes.isEmpty, "The status line is cleared at the end.")
  }

  @Test("c moves what was shown into the scrollback, and shows the exercise and its verdict")
  func clear() throws {
    let program = try watch()
    try press("c", program, until: "not started")
    #expect(program.shown.contains(String(repeating: "\r\n", count: 23) + "\u{1B}[H"))
    #expect(program.shown.contains("Edit  "))
    #expect(!program.shown.contains("[2J") && !program.shown.contains("[3J"))
  }

  @Test("NO_COLOR removes the colour and keeps the status line")
  func noColour() throws {
    let program = try desk.watch(environment: ["NO_COLOR": "1"])
    try program.waitFor("0/3  ")
    for (key, text) in [("h", "Hint 1"), ("l", "> 1.1")] { try press(key, program, until: text) }
    program.type("q")
    _ = try program.waitForEnd()
    let colour = program.shown.matches(of: /\u{1B}\[[0-9;]*m|\u{1B}\]/)
    #expect(colour.isEmpty)
  }

  @Test("No line is wider than the terminal, down to 40 columns")
  func narrow() throws {
    let program = try watch(columns: 40)
    program.type("hl?cq")
    _ = try program.waitForEnd()
    #expect(program.shown.contains("Hint 1"))
    for line in program.shown.withoutEscapes.split(whereSeparator: \.isNewline) {
      #expect(line.count <= 40, "\(line)")
    }
  }

  @Test(
    "o opens the file in an editor that lives on, whatever the watch does",
    arguments: ["setsid", "env -i setsid"]
  )
  func editor(start: String) throws {
    let folder = desk.temporary
    // As many do: what was started ends, and something of its own session goes on.
    let script = folder / "editor"
    try script.write(
      """
      #!/bin/sh
      \(start) sh -c 'echo "$$ $1" > "$0.started"; mv "$0.started" "$0.opened"; exec sleep 9999' "$0" "$1" &
      """
    )
    chmod(script.description, 0o755)
    let program = try desk.watch([], environment: ["VISUAL": script.description])
    try program.waitFor("not started")
    program.type("o")
    let opened = folder / "editor.opened"
    try program.waitUntil { opened.exists }
    let words = try opened.read().trimmed.split(separator: " ", maxSplits: 1)
    let process = try #require(pid_t(words[0]))
    defer { kill(process, SIGKILL) }
    #expect(try String(words[1]) == desk.file("1.1").description)
    try desk.file("1.1").write(desk.solution("1.1"))
    try program.waitFor("PASS")
    #expect(isRunning(process))
    program.type("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(isRunning(process))
  }

  @Test("read shows a long text screen by screen, and leaves the terminal as it was")
  func read() async throws {
    let program = try desk.watch(["read", "1.2"])
    try program.waitFor("space goes on")
    #expect(program.shown.withoutEscapes.contains("Two shapes of one function"))
    #expect(!program.shown.contains("From  "))
    while !program.shown.contains("From  ") { try press(" ", program, until: "\n") }
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.attributes == program.attributesBefore)
  }

  @Test("Under nohup a command ignores SIGHUP, before its work, during it and after it")
  func noHangup() async throws {
    let (running, goOn) = (desk.temporary / "running", desk.temporary / "go on")
    try desk.writeLamp(
      running: """
        let files = FileManager.default
        _ = files.createFile(atPath: \(running.description.literal), contents: nil)
        while !files.fileExists(atPath: \(goOn.description.literal)) { usleep(10_000) }
        """
    )
    let script =
      "trap '' HUP; \"$0\" run 1.1 --limit 60 --package \"$1\" --workspace \"$2\"; "
      + "kill -HUP $$; echo end"
    let shell = try TerminalProgram(
      URL(fileURLWithPath: "/bin/sh"),
      arguments: [
        "-c", script, LearnersDesk.program, desk.package.description, desk.workspace.description,
      ],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    )
    try shell.waitUntil(seconds: 600) { running.exists }
    shell.hangUpForeground()
    try goOn.write("")
    try shell.waitFor("PASS  1.1 TheLamp")
    try shell.waitFor("end")
  }

  @Test("Keys that are typed while an app is built don't reach the app")
  func keysWhileBuilding() async throws {
    // Under a name that no earlier desk has built.
    let desk = try LearnersDesk.used(withAllExercises: true)
    try await desk.run("new", "Omelette", "--chapter", "1")
    let isTyped = desk.temporary / "typed"
    let swift = try await Toolchain.find(usesSwiftPM: false)
    let frontend = Path(swift.compiler).resolved.folder / "swift-frontend"
    let waiting = desk.temporary / "waiting-frontend"
    try waiting.write(
      """
      #!/bin/sh
      until [ -e '\(isTyped)' ]; do sleep 0.01; done
      exec '\(frontend)' "$@"

      """
    )
    chmod(waiting.description, 0o755)
    let program = try desk.watch(
      "play",
      "Omelette",
      environment: ["SWIFT_DRIVER_SWIFT_FRONTEND_EXEC": waiting.description]
    )
    try program.waitFor("Building the app.")
    program.type("q")
    // The terminal has it, and shows it.
    try program.waitUntil { $0.hasSuffix("q") || $0.contains("q\r") }
    try isTyped.write("")
    try program.waitFor("q quit")
    program.forgetShown()
    program.type("+")
    try program.waitFor("1")
    program.type("q")
    #expect(try program.waitForEnd() == .exited(0))
  }
}
