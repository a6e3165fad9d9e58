// What the machine does to a check is neither the learner's fault nor their success: tools that are
// killed, files that a power cut has emptied, folders that can't be read.

import Chapter04Modern
import Foundation
import Testing

@testable import Runner

@Suite(.takingTurns) struct MachineTests {
  /// A program of one line of shell.
  private func tool(_ line: String, in desk: LearnersDesk) throws -> String {
    let file = desk.temporary / "tool-\(UUID())"
    try file.write("#!/bin/sh\n\(line)\n")
    chmod(file.description, 0o755)
    return file.description
  }

  @Test(
    "A compiler or a linker that is killed is the machine's trouble, and progress stays",
    arguments: ["SWIFT_DRIVER_SWIFT_FRONTEND_EXEC", "SWIFT_DRIVER_CLANG_EXEC"]
  )
  func killedTool(variable: String) async throws {
    let desk = try LearnersDesk.used()
    let file = try desk.file("CounterReducer")
    try file.write(desk.solution("CounterReducer"))
    #expect(try await desk.run("run", "CounterReducer").code == 0)
    try file.write(desk.solution("CounterReducer") + "// again\n")
    let environment = [variable: try tool("kill -9 $$", in: desk)]
    let answer = try await desk.run("run", "CounterReducer", environment: environment)
    #expect(answer.code == 3)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.hasPrefix("The program could not be built or started, through no fault"))
    #expect(answer.errors.contains("error: "), "the tool's own words")
    #expect(try LearnerProgress(desk.state.read()).done == ["CounterReducer"])
    #expect(try await desk.run("run", "CounterReducer").code == 0)
  }

  @Test("A machine without a home, a cache or a temporary folder gives the same verdict")
  func noFolders() async throws {
    let desk = try LearnersDesk.used()
    try desk.file("CounterReducer").write(desk.solution("CounterReducer"))
    let nowhere = "/dev/null/nowhere"
    let environment = ["HOME": nowhere, "TMPDIR": nowhere, "XDG_CACHE_HOME": nowhere]
    let answer = try await desk.run("run", "CounterReducer", environment: environment)
    #expect(answer.code == 0, "\(answer)")
  }

  @Test("A build folder in which any file was emptied, or cut short, heals")
  func emptied() async throws {
    let desk = try LearnersDesk.used()
    let file = try desk.file("CounterReducer")
    let right = try desk.solution("CounterReducer")
    try file.write(right)
    #expect(try await desk.run("run", "CounterReducer").code == 0)
    let build = desk.workspace / ".workbook/build/CounterReducer"
    let files = build.contents.filter { $0 != "lock" }.map { build / $0 }.filter { !$0.isFolder }
    let half = try off_t((build / "Tests.swift").readBytes().count / 2)
    let damages = files.map { ($0, size: 0) } + [(build / "Tests.swift", half)]
    for (number, (damaged, size)) in damages.enumerated() {
      truncate(damaged.description, size)
      // Both a text that was compiled before and one that was not.
      try file.write(right + (number % 2 == 0 ? "" : "// \(number)\n"))
      let answer = try await desk.run("run", "CounterReducer")
      #expect(answer.code == 0, "\(damaged.name): \(answer)")
    }
  }

  @Test("Two compilers in turn, and side by side, keep each other's libraries and give the verdict")
  func twoCompilers() async throws {
    let desk = try LearnersDesk(sharesLibraries: false)
    try await desk.run("list")
    let answers = try ["1.1", "1.3"].map { (try desk.file($0), try desk.solution($0)) }
    for (file, text) in answers { try file.write(text) }
    let compiler = try await Toolchain.find(usesSwiftPM: false).compiler
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let paths = try ["one", "other"].map { name in
      let shim = desk.temporary / name / "swiftc"
      try shim.write("#!/bin/sh\nexec '\(compiler)' \"$@\"\n")
      chmod(shim.description, 0o755)
      return "\(shim.folder):\(path)"
    }
    async let one = desk.run("run", "1.1", environment: ["PATH": paths[0]])
    async let other = desk.run("run", "1.3", environment: ["PATH": paths[1]])
    for answer in try await [one, other] { #expect(answer.code == 0, "\(answer)") }
    let libraries = desk.package / ".build/workbook/libraries"
    let built = libraries.contents.filter { (libraries / $0 / "TestProgram.o").exists }
    #expect(built.count == 2)
    for path in paths {
      #expect(try await desk.run("run", "1.1", environment: ["PATH": path]).code == 0)
    }
    #expect(libraries.contents.filter(built.contains) == built, "none was built again")
  }

  @Test("A library that is removed while it is used is nobody's fault, and comes back")
  func removedLibrary() async throws {
    let desk = try LearnersDesk(sharesLibraries: false)
    let builder = Builder(
      toolchain: try await Toolchain.find(usesSwiftPM: false),
      package: desk.package,
      folder: desk.temporary / "build"
    )
    // A small library, and no tests.
    let start = SourceFile(
      name: "Start.swift",
      text: "import Chapter01Functions\n@main enum Start { static func main() {} }\n"
    )
    let plan = BuildPlan(.app, name: "Start", sources: [start], in: desk.package)
    /// Removes the libraries whenever the plan's own part is about to be built.
    func build(removals: Int) async throws -> Builder.Product {
      (desk.temporary / "build").remove()
      let left = LockIsolated(removals)
      return try await builder.build(plan) { _, _, name in
        guard name == plan.name, left.value > 0 else { return }
        left.withValue { $0 -= 1 }
        for name in builder.libraries.contents { (builder.libraries / name).remove() }
      } use: {
        $0
      }
    }
    guard case .program = try await build(removals: 1) else {
      Issue.record("The plan was rejected.")
      return
    }
    let problem = await #expect(throws: Problem.self) { try await build(removals: 9) }
    #expect(problem?.happened.contains("through no fault of your code") == true)
  }

  @Test("A library that was damaged is built again, and of each one the last four are kept")
  func damagedLibrary() async throws {
    let desk = try LearnersDesk(sharesLibraries: false)
    let libraries = desk.package / ".build/workbook/libraries"
    for number in 1...9 {
      let old = libraries / "TestProgram-000000000000000\(number)"
      try old.createFolder()
      let time = Date(timeIntervalSinceNow: Double(number - 20) * 3600)
      try FileManager.default.setAttributes(
        [.modificationDate: time],
        ofItemAtPath: old.description
      )
    }
    try await desk.run("list")
    try desk.file("1.1").write(desk.solution("1.1"))
    #expect(try await desk.run("run", "1.1").code == 0)
    let name = try #require(
      libraries.contents.first { (libraries / $0 / "TestProgram.o").exists }
    )
    let object = libraries / name / "TestProgram.o"
    let before = try object.readBytes()
    // Of the same length, as an answer could have written it.
    try Data(before.reversed()).write(to: object.url)
    #expect(try await desk.run("run", "1.1").code == 0)
    #expect(try object.readBytes() == before)
    // As a power cut leaves them.
    for emptied in [object, libraries / name / "TestProgram.swiftmodule"] {
      truncate(emptied.description, 0)
      #expect(try await desk.run("run", "1.1").code == 0, "\(emptied.name)")
      #expect(try object.readBytes() == before)
    }
    let left = libraries.contents.filter { $0.hasPrefix("TestProgram-000000000000000") }
    #expect(left.map(\.last) == ["7", "8", "9"])
  }

  @Test("Where the clone can't be written to, a command that builds in it says so")
  func unwritableClone() async throws {
    let desk = try LearnersDesk()
    try await desk.run("list")
    let build = desk.package / ".build"
    build.remove()
    try build.write("in the way")
    for words in [["run", "1.1"], ["play", "1"], ["new", "Egg"], ["find", "sheet"]] {
      let result = try await Subprocess(
        LearnersDesk.program,
        words + [
          "--package", desk.package.description, "--workspace", desk.workspace.description,
        ]
      ).run()
      #expect(result.ending == .exited(3))
      #expect(
        result.errors.text == """
          Nothing can be built in the clone \(desk.package), because it can't be written to. \
          Make it writable, or use a clone of your own.

          """
      )
    }
  }

  @Test("A full disk is named, whichever tool's words say it")
  func fullDisk() {
    for words in ["ld: x.o: No space left on device", "FileSystemError(kind: ioError(code: 28))"] {
      #expect(
        Problem(Breakdown(words)).message == "The disk is full. Free some space, then try again."
      )
    }
  }

  @Test("Tests that the clone lacks stop no other exercise")
  func incompleteClone() async throws {
    let desk = try LearnersDesk.used()
    let folder = try desk.catalog.exercise("1.3").folder
    (folder / "Tests.swift").remove()
    try desk.file("1.1").write(desk.solution("1.1"))
    #expect(try await desk.run("run", "1.1").code == 0)
    let answer = try await desk.run("run", "1.3")
    #expect(answer.code == 3)
    let tests = "\(folder.short)/Tests.swift"
    #expect(answer.errors.hasPrefix("\(tests) is missing from the clone. "))
    #expect(answer.errors.contains("Restore it with `git checkout -- \(tests)`."))
  }

  @Test("A clone that has changed meanwhile is named, and not the learner's file")
  func changedClone() async throws {
    let desk = try LearnersDesk()
    let exercise = try desk.catalog.exercise("CounterReducer")
    let checker = Checker(
      builder: Builder(
        toolchain: try await Toolchain.find(usesSwiftPM: false),
        package: desk.package,
        folder: desk.temporary / "build"
      )
    )
    try exercise.folder.move(to: exercise.folder.folder / "04-CounterReducer")
    let problem = await #expect(throws: Problem.self) {
      try await checker.check(exercise.solution, for: exercise)
    }
    #expect(problem?.happened == "The clone has changed: exercise 1.3 isn't where it was.")
    #expect(problem?.advice == "Quit with q, and start the workbook again.")
  }

  @Test("A compiler that only passes on to another one is another when that one is")
  func shim() async throws {
    let desk = try LearnersDesk()
    let answer = desk.temporary / "answer"
    let shim = desk.temporary / "shim" / "swiftc"
    try shim.write("#!/bin/sh\ncat '\(answer)'\n")
    chmod(shim.description, 0o755)
    func fingerprint(_ text: String) async throws -> String {
      try answer.write(text)
      return try await Toolchain.find(usesSwiftPM: true, path: shim.folder.description).fingerprint
    }
    let first = try await fingerprint("Swift 6.2")
    #expect(try await fingerprint("Swift 6.2") == first)
    #expect(try await fingerprint("Swift 6.3") != first)
  }

  @Test(
    "A module of another compiler is damage, and nobody's fault",
    arguments: [
      "module compiled with Swift 6.2 cannot be imported by the Swift 6.3 compiler: /a/B.swiftmodule",
      "compiled module was created by an older version of the compiler; rebuild 'B' and try again",
    ]
  )
  func otherVersion(message: String) {
    let diagnostic = Verdict.Diagnostic(severity: .error, message: message)
    #expect(diagnostic.isAboutDamage(toOneOf: []))
  }

  @Test(
    "A compiler that doesn't end has a limit, and the message says what it was doing",
    arguments: [
      ("while :; do :; done", "The compiler was still busy with CounterReducer after 0.30 s."),
      (
        "sleep 9999", "The compiler stopped working on CounterReducer: it was waiting after 0.30 s."
      ),
    ]
  )
  func endlessCompiler(line: String, message: String) async throws {
    let desk = try LearnersDesk()
    var builder = Builder(
      toolchain: Toolchain(compiler: try tool(line, in: desk), method: .compiler(testingFlags: [])),
      package: desk.package,
      folder: desk.temporary / "build"
    )
    builder.limit = .milliseconds(300)
    // It needs no library, which the compiler would have to build first.
    let empty = SourceFile(name: "Counter.swift", text: "")
    let plan = BuildPlan(.app, name: "CounterReducer", sources: [empty], in: desk.package)
    let problem = await #expect(throws: Problem.self) {
      try await builder.build(plan) { _ in }
    }
    #expect(problem?.exitCode == .fault)
    #expect(problem?.happened == message)
  }
}

/// Verdicts are those of the text that is there.
@Suite(.takingTurns) struct StaleVerdictTests {
  @Test("Wherever a save was killed, the next verdict is that of the text")
  func killedWhileWriting() async throws {
    let desk = try LearnersDesk.used()
    let file = try desk.file("CounterReducer")
    let right = try desk.solution("CounterReducer")
    let wrong = right.replacing("count -= ", with: "count += ")
    let built = desk.workspace / ".workbook/build/CounterReducer" / file.name
    try file.write(right)
    #expect(try await desk.run("run", "CounterReducer").code == 0)
    for round in 1...6 {
      let isRight = round % 2 == 0
      try file.write((isRight ? right : wrong) + "// \(round)\n")
      // As soon as the compiler's file is the new one, and nothing later. If the shell gets no
      // processor between two looks, the workbook may have ended in between.
      let script = """
        "$0" run CounterReducer --package "$1" --workspace "$2" > /dev/null 2>&1 & pid=$!
        until cmp -s "$3" "$4"; do kill -0 $pid || cmp -s "$3" "$4" || exit 1; done
        kill -9 $pid
        wait
        """
      let kill = try await Subprocess(
        executable: "/bin/sh",
        arguments: [
          "-c", script, LearnersDesk.program, desk.package.description,
          desk.workspace.description, file.description, built.description,
        ],
        limit: .seconds(120)
      ).run()
      #expect(kill.ending == .exited(0))
      #expect(try await desk.run("run", "CounterReducer").code == (isRight ? 0 : 1))
    }
  }

  @Test("A text that only looks like the last one gets a verdict of its own")
  func lookalike() async throws {
    let desk = try LearnersDesk.used()
    let text = try desk.solution("CounterReducer") + "let one = 1; let two = 2\n"
    try desk.file("CounterReducer").write(text)
    #expect(try await desk.run("run", "CounterReducer").code == 0)
    try desk.file("CounterReducer").write(text.replacing(";", with: "\u{37E}"))
    #expect(try await desk.run("run", "CounterReducer").output.hasPrefix("DOES NOT COMPILE"))
    try desk.file("CounterReducer").write(text)
    #expect(try await desk.run("run", "CounterReducer").code == 0)
  }
}
