// What must never happen: work lost, a process left behind, an error without a word about it.

import Foundation
import Testing

@testable import Runner

@Suite(.takingTurns) struct CodeThatGoesWrongTests {
  /// A learner's answer to 1.3 that does something else first.
  private func misbehave(_ code: String, in desk: LearnersDesk) throws {
    try desk.file("1.3").write(
      "import Foundation\n"
        + desk.solution("1.3").replacing("  switch action {", with: "  \(code)\n  switch action {")
    )
  }

  @Test("An endless loop is ended at its limit, with every process that it started")
  func endlessLoop() async throws {
    let desk = try LearnersDesk.used()
    let seconds = "\(Int.random(in: 1_000_000...9_000_000))"
    try misbehave(
      """
      let sleep = Process()
        sleep.executableURL = URL(fileURLWithPath: "/bin/sleep")
        sleep.arguments = ["\(seconds)"]
        try? sleep.run()
        print("started \\(sleep.processIdentifier)")
        while true {}
      """,
      in: desk
    )
    let answer = try await desk.run("run", "1.3", "--limit", "1")
    #expect(answer.code == 1)
    #expect(answer.output.hasPrefix("TIMED OUT  1.3 CounterReducer"))
    #expect(answer.output.contains("it was still running after 1 s"))
    let started = try #require(answer.output.firstMatch(of: /started (\d+)/))
    #expect(try !isRunning(#require(pid_t(started.1))))
  }

  @Test("What a killed workbook's program has started is ended by the next check")
  func leftRunning() async throws {
    let desk = try LearnersDesk()
    let started = desk.temporary / "started"
    try misbehave(
      """
      let daemon = Process()
        daemon.executableURL = URL(fileURLWithPath: "/bin/sh")
        daemon.arguments = ["-c", "setsid sleep 9999 > /dev/null 2>&1 & echo $! > '\(started)'"]
        try? daemon.run()
        while true {}
      """,
      in: desk
    )
    let script = """
      "$0" run 1.3 --package "$1" --workspace "$2" > /dev/null 2>&1 & pid=$!
      until [ -s "$3" ]; do kill -0 $pid || exit 1; done
      kill -9 $pid
      """
    let kill = try await Subprocess(
      "/bin/sh",
      [
        "-c", script, LearnersDesk.program, desk.package.description, desk.workspace.description,
        started.description,
      ]
    ).run()
    #expect(kill.ending == .exited(0))
    let daemon = try #require(pid_t(started.read().trimmed))
    #expect(isRunning(daemon))
    try desk.file("1.3").write(desk.solution("1.3"))
    #expect(try await desk.run("run", "1.3").code == 0)
    #expect(!isRunning(daemon))
  }

  @Test(
    "An exit is a crash that says so, even one that takes back what the rules say",
    arguments: [
      ("Foundation.exit(0)", "it exited with code 0 before the tests had ended"),
      ("atexit { _exit(7) }", "every rule holds, but it exited with code 7"),
    ]
  )
  func exit(code: String, message: String) async throws {
    let desk = try LearnersDesk.used()
    try misbehave(code, in: desk)
    let answer = try await desk.run("run", "1.3")
    #expect(answer.code == 1)
    #expect(answer.output.hasPrefix("CRASHED"))
    #expect(answer.output.contains(message))
  }

  @Test("100 MB of output is read and dropped, not kept")
  func muchOutput() async throws {
    let desk = try LearnersDesk.used()
    try misbehave(
      """
      if getenv("HAS_PRINTED") == nil {
          setenv("HAS_PRINTED", "yes", 1)
          let line = String(repeating: "x", count: 99_999)
          for _ in 0..<1000 { print(line) }
        }
      """,
      in: desk
    )
    let answer = try await desk.run("run", "1.3", "--json")
    #expect(answer.code == 0)
    let verdict = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any],
      "the JSON was \(answer.output.count) characters long"
    )
    let printed = try #require(verdict["printed"] as? String)
    #expect(printed.contains("bytes left out"))
    #expect(printed.utf8.count < 4 * BoundedText.bound)
  }
}

@Suite(.takingTurns) struct FilesThatGoWrongTests {
  @Test("kill -9 at any moment leaves the state readable and the learner's file as it was")
  func killed() async throws {
    let desk = try LearnersDesk.used()
    let mine = try desk.solution("1.1") + "// mine\n"
    try desk.file("1.1").write(mine)
    for milliseconds in stride(from: 5, to: 400, by: 40) {
      let program = try desk.watch()
      try? program.waitUntil(seconds: Double(milliseconds) / 1000) { _ in false }
      program.send(signal: SIGKILL)
      // Its compiler may have inherited what tells us of its end, and takes a moment longer.
      #expect(try program.waitForEnd() == .signalled(SIGKILL))
      #expect(throws: Never.self) { try LearnerProgress(desk.state.read()) }
      #expect(try desk.file("1.1").read() == mine)
    }
    #expect(try await desk.run("run", "1.1").code == 0)
  }

  @Test("A file that can't be read concerns its own exercise alone, and reset keeps it")
  func unreadableFile() async throws {
    let desk = try LearnersDesk.used()
    let file = try desk.file("1.3")
    try Data([0x61, 0xff, 0xfe]).write(to: file.url)
    #expect(try await desk.run("list").code == 0)
    #expect(try await desk.run("hint", "1.1").code == 0)
    let answer = try await desk.run("run", "1.3")
    #expect(answer.code == 1)
    #expect(answer.errors.contains("03-CounterReducer.swift isn't UTF-8 text: line 1 "))
    try desk.file("1.1").write(desk.solution("1.1"))
    let all = try await desk.run("check-all")
    #expect(all.code == 1)
    #expect(all.output.contains("PASS              1.1 TheLamp"))
    let words = all.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("DOES NOT COMPILE 1.3 CounterReducer: "))
    #expect(words.contains("03-CounterReducer.swift isn't UTF-8 text: line 1 "))
    #expect(all.output.contains("1 of 3 pass"))
    let reset = try await desk.run("reset", "1.3")
    let kept = try #require(reset.output.lines.first { $0.hasPrefix("Kept") })
    #expect(try Path(String(kept.dropFirst(6))).readBytes() == Data([0x61, 0xff, 0xfe]))
    #expect(try file.read() == desk.catalog.exercise("1.3").source.starter)
  }

  @Test("A workspace that was copied without its hidden files is taken back")
  func withoutHiddenFiles() async throws {
    let desk = try LearnersDesk.used()
    let mine = try desk.solution("1.1") + "// mine\n"
    try desk.file("1.1").write(mine)
    (desk.workspace / ".workbook").remove()
    let answer = try await desk.run("list")
    #expect(answer.code == 0)
    #expect(answer.errors.contains("`swift run workbook check-all` finds out what is done."))
    #expect(try desk.file("1.1").read() == mine)
    #expect(try await desk.run("list").errors.isEmpty, "it is said once")
    try await desk.run("check-all", "--begun")
    #expect(try await desk.run("list").output.contains("1.1  done    TheLamp"))
  }

  @Test("A closed pipe changes neither the exit code nor the progress")
  func noReader() async throws {
    let desk = try LearnersDesk.used()
    try desk.file("1.3").write(desk.solution("1.3"))
    let script = """
      set -o pipefail
      "$0" run 1.3 --package "$1" --workspace "$2" | true || exit 9
      "$0" run 1.1 --package "$1" --workspace "$2" | true
      """
    let result = try await Subprocess(
      executable: "/usr/bin/env",
      arguments: [
        "bash", "-c", script, LearnersDesk.program, desk.package.description,
        desk.workspace.description,
      ]
    ).run()
    #expect(result.ending == .exited(1))
    #expect(try LearnerProgress(desk.state.read()).done == ["CounterReducer"])
  }

  @Test("Output to a full device is a fault, said once", .enabled(if: Path("/dev/full").exists))
  func fullDevice() async throws {
    let desk = try LearnersDesk()
    let result = try await Subprocess(
      executable: "/bin/sh",
      arguments: [
        "-c", "exec \"$0\" list --package \"$1\" --workspace \"$2\" > /dev/full",
        LearnersDesk.program, desk.package.description, desk.workspace.description,
      ]
    ).run()
    #expect(result.ending == .exited(3))
    let message = "Output could not be written: No space left on device. Send it elsewhere.\n"
    #expect(result.errors.text == message)
  }

  @Test(
    "A path with spaces, signs and non-ASCII letters works like any other",
    arguments: ["My Übungen – 練習 \"a\" $HOME", "100% of it, 50%20"]
  )
  func strangePath(name: String) async throws {
    let desk = try LearnersDesk(name)
    try await desk.run("list")
    try desk.file("1.3").write(desk.solution("1.3"))
    #expect(try await desk.run("run", "1.3").code == 0)
    let workspace = Workspace(folder: desk.workspace, package: desk.package, catalog: desk.catalog)
    try workspace.writeXcodePackage()
    let package = (desk.workspace / "Xcode").description
    let manifest = try await Subprocess(
      executable: "/usr/bin/env",
      arguments: ["swift", "package", "--package-path", package, "describe"]
    ).run()
    #expect(manifest.ending == .exited(0))
    #expect(manifest.output.text.contains("CounterReducer"))
    #expect(!manifest.errors.text.contains("warning"))
  }

  @Test("In the package for Xcode, an exercise is a target with its chapter's library")
  func targets() async throws {
    struct Package: Decodable {
      struct Target: Decodable {
        var name: String
        var sources: [String]
        var productDependencies: [String]
      }
      var targets: [Target]
    }
    let desk = try LearnersDesk.used()
    let lamp = try desk.file("1.1")
    try lamp.write(lamp.read() + "import Diagnostics\n")
    try (lamp.folder / (lamp.name + ".new")).write("")
    let tested = "Tests/\(lamp.folder.name)/01-TheLampTests.swift"
    try (desk.workspace / tested).write("")
    let workspace = Workspace(folder: desk.workspace, package: desk.package, catalog: desk.catalog)
    try workspace.writeXcodePackage()
    #expect(!(desk.workspace / "Package.swift").exists, "A shell there finds the clone's.")
    let description = try await Subprocess(
      executable: "/usr/bin/env",
      arguments: [
        "swift", "package", "--package-path", "\(desk.workspace)/Xcode", "describe", "--type",
        "json",
      ]
    ).run()
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let targets = try decoder.decode(Package.self, from: Data(description.output.text.utf8)).targets
    #expect(Set(targets.map(\.name)) == Set(desk.catalog.exercises.map(\.name)))
    let target = try #require(targets.first { $0.name == "TheLamp" })
    #expect(target.sources.sorted() == ["\(lamp.folder.name)/\(lamp.name)", tested])
    #expect(target.productDependencies == ["Chapter01Functions", "Diagnostics"])
  }

  @Test("A mistyped workspace creates nothing, and the message says how to make one")
  func mistypedWorkspace() async throws {
    let desk = try LearnersDesk()
    for words in [["list"], ["reset", "1.3"], ["run"], []] {
      let folder = desk.temporary / "My Wrokspace"
      let result = try await Subprocess(
        executable: LearnersDesk.program,
        arguments: words + [
          "--package", desk.package.description, "--workspace", folder.description,
        ]
      ).run()
      #expect(result.ending == .exited(2))
      #expect(result.errors.text.hasPrefix("There is no folder \(folder)."))
      #expect(result.errors.text.contains("`mkdir -p '\(folder)'`"))
      #expect(!folder.exists)
    }
  }

  @Test("A reset without room on the disk leaves the file and the progress as they were")
  func resetWithoutRoom() async throws {
    let desk = try LearnersDesk.used()
    let mine = try desk.solution("1.3")
    try desk.file("1.3").write(mine)
    try await desk.run("run", "1.3")
    // Every write fails, though with a reason other than a full disk's.
    let result = try await Subprocess(
      executable: "/bin/sh",
      arguments: [
        "-c",
        "ulimit -f 0; trap '' XFSZ; exec \"$0\" reset 1.3 --package \"$1\" --workspace \"$2\"",
        LearnersDesk.program, desk.package.description, desk.workspace.description,
      ]
    ).run()
    #expect(result.ending == .exited(3))
    #expect(
      result.errors.text.contains("03-CounterReducer.swift could not be written: File too large")
    )
    #expect(try desk.file("1.3").holds(mine))
    #expect(try LearnerProgress(desk.state.read()).done == ["CounterReducer"])
  }

  @Test("Without swiftc, the message says what to install")
  func noCompiler() async throws {
    let desk = try LearnersDesk()
    let answer = try await desk.run("run", "1.1", environment: ["PATH": "/nowhere"])
    #expect(answer.code == 3)
    #expect(answer.errors.hasPrefix("There is no `swiftc` on the PATH. Install Swift"))
  }

  @Test("A mistake on the command line is wrong usage, reported in a sentence")
  func slips() async throws {
    let desk = try LearnersDesk()
    for (words, sentence) in [
      (["rum"], "There is no command \"rum\"."),
      (["run", "--limit", "1e-9"], "--limit takes seconds between 0.1 and 3600, not \"1e-9\"."),
      // With no toolchain to be found, these are answered before anything is built.
      (["play", "todos"], "There is no app \"todos\". \"todos\" is a feature: type `swift run"),
      (["play", "3", "--mine"], "--mine plays a feature that an exercise asks you for, named"),
      (["play", "--log"], "--log needs an app to log."),
    ] {
      let result = try await Subprocess(
        executable: LearnersDesk.program,
        arguments: words + ["--workspace", desk.workspace.description],
        environment: ["PATH": "/nowhere"]
      ).run()
      #expect(result.ending == .exited(2))
      #expect(result.errors.text.hasPrefix(sentence))
      #expect(result.output.text.isEmpty)
    }
  }
}
