// Each way in which Swift ends a program, by real programs: the verdict has the message and the
// learner's line, and shows what was printed. CrashReportTests reads more of their words.

import Foundation
import Testing

@testable import Runner

@Suite(.takingTurns) struct CrashTests {
  /// A learner's answer that does something else first, and what the verdict says of it.
  private struct Attack {
    var code: String
    var declarations = ""
    var message: String
  }

  private let attacks = [
    Attack(
      code: "state.count += Int.max; state.count += 2",
      message: "Swift runtime failure: arithmetic overflow"
    ),
    Attack(
      code: "counterReducer(&state, action)",
      message: "the stack overflowed: `counterReducer(_:_:)` was called again and again"
    ),
    Attack(
      code:
        "var all: [[UInt8]] = []; while true { all.append([UInt8](repeating: 1, count: 64 << 20)) }",
      message: "a program may take 2 GB"
    ),
    Attack(
      code: "let none: [Int] = []; _ = none[state.count]",
      message: "Fatal error: Index out of range"
    ),
  ]

  private func write(_ attack: Attack, on desk: LearnersDesk) throws {
    let solution = try desk.solution("CounterReducer")
      .replacing("  switch action {", with: "  \(attack.code)\n  switch action {")
    try desk.file("CounterReducer").write(
      "import Foundation\n" + solution + attack.declarations + "\n"
    )
  }

  @Test("A program that Swift ends shows the message and the learner's line")
  func crashes() async throws {
    let desk = try LearnersDesk.used()
    for attack in attacks {
      try write(attack, on: desk)
      let answer = try await desk.run("run", "CounterReducer", "--limit", "60")
      #expect(answer.code == 1)
      #expect(answer.output.hasPrefix("CRASHED  1.3 CounterReducer"))
      #expect(answer.output.contains("While testing: "))
      // The terminal breaks lines where it likes.
      let words = answer.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains(attack.message), "\(answer.output)")
      let lines = try desk.file("CounterReducer").read().lines
      let line = try #require(lines.firstIndex { $0.contains(attack.code) }) + 1
      #expect(words.contains("at line \(line) of your file"), "\(answer.output)")
      #expect(answer.output.contains("Edit  \(try desk.file("CounterReducer")):\(line)"))
    }
  }

  @Test("What a program writes to standard error is shown, without what the tools write there")
  func standardError() async throws {
    let desk = try LearnersDesk.used()
    try write(
      Attack(
        code: "FileHandle.standardError.write(Data(\"mine\\n\".utf8)); print(\"too\")",
        message: ""
      ),
      on: desk
    )
    let answer = try await desk.run("run", "CounterReducer", "--json")
    let verdict = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    )
    let printed = try #require(verdict["printed"] as? String)
    #expect(Set(printed.split(separator: "\n")) == ["mine", "too"])
    #expect(verdict["verdict"] as? String == "pass")
  }

  @Test("A timeout says whether the code waited or had taken memory")
  func timeouts() async throws {
    let desk = try LearnersDesk.used()
    let endings = [
      (
        1, "DispatchSemaphore(value: 0).wait()", "it was still waiting after 1 s: is it waiting for"
      ),
      (
        // Time enough to take it, on a machine that has little to give.
        3,
        "let all = (1...20).map { _ in [UInt8](repeating: 1, count: 64 << 20) }; sleep(60); _ = all",
        "by then: does a collection grow without end?"
      ),
    ]
    for (limit, code, message) in endings {
      try write(Attack(code: code, message: message), on: desk)
      let answer = try await desk.run("run", "CounterReducer", "--limit", "\(limit)")
      #expect(answer.output.hasPrefix("TIMED OUT  1.3 CounterReducer"))
      let words = answer.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains(message), "\(answer.output)")
    }
  }

  @Test("A program that stops itself gets no verdict, and the message says so") func stopped()
    async throws
  {
    let desk = try LearnersDesk.used()
    try write(Attack(code: "raise(SIGSTOP)", message: ""), on: desk)
    let answer = try await desk.run("run", "CounterReducer")
    #expect(answer.code == 3)
    #expect(answer.output.isEmpty)
    #expect(
      answer.errors == """
        The program with your tests was ended: a signal had stopped it, and nothing continued it. \
        Try again; if your own code sends `SIGSTOP`, remove that first.

        """
    )
  }

  @Test("A crash in a learner's library names the file, the functions and the reason")
  func library() async throws {
    let desk = try LearnersDesk()
    let store = SourceFile(
      name: "Store.swift",
      text: """
        public final class Store {
          public init() {}
          var value = 0
          public func send() { reduce(&value) { value += 1 } }
        }
        """
    )
    let reducer = SourceFile(
      name: "Reducer.swift",
      text: "func reduce(_ value: inout Int, _ notify: () -> Void) { notify() }\n"
    )
    let tests = SourceFile(
      name: "StoresTests.swift",
      text: "import Stores\nimport Testing\n@Test func sends() { Store().send() }\n"
    )
    let plan = BuildPlan(
      .tests,
      name: "Stores",
      module: "StoresTests",
      sources: [tests],
      libraries: [BuildPlan.Library(name: "Stores", sources: [store, reducer])],
      mine: [store, reducer],
      in: desk.package
    )
    let checker = Checker(
      builder: Builder(
        toolchain: try await Toolchain.find(usesSwiftPM: false),
        package: desk.package,
        folder: desk.temporary / "build"
      )
    )
    let verdict = try await checker.judge(plan)
    let crash = try #require(verdict.crash)
    #expect(
      crash.message.hasPrefix(
        "Simultaneous accesses to one variable: `Store.send()` (Store.swift, line 4)"
      )
    )
    #expect(crash.message.contains("Change a copy and write it back"))
    #expect(crash.place.map { "\($0.file):\($0.line)" } == "Store.swift:4")
  }

  @Test("Nothing that a learner declares gets in the way of the program's beginning")
  func declarations() async throws {
    let desk = try LearnersDesk.used()
    try write(
      Attack(
        code: "",
        declarations: """
          struct CommandLine {}
          struct UInt32 {}
          struct rlimit {}
          func alarm(_ seconds: Int) {}
          func setrlimit() {}
          func abort() {}
          enum TestProgram {}
          @main struct App { static func main() { fatalError("nobody calls it") } }
          """,
        message: ""
      ),
      on: desk
    )
    let answer = try await desk.run("run", "CounterReducer")
    #expect(answer.code == 0, "\(answer.output)")
  }

  @Test("A type that hides the tests' module is named") func testing() async throws {
    let desk = try LearnersDesk.used()
    try write(Attack(code: "", declarations: "enum Testing {}", message: ""), on: desk)
    let output = try await desk.run("run", "CounterReducer").output
    #expect(output.contains("Your file declares `Testing`, which is the module"), "\(output)")
  }

  @Test("Code that writes to files that aren't its own, or closes them, doesn't pass that way")
  func foreignFiles() async throws {
    let desk = try LearnersDesk.used()
    for code in ["_ = Foundation.write(file, \"x\\n\", 2)", "_ = Foundation.close(file)"] {
      // Far enough to reach the one that counts, even if this process has handed some of its on.
      try write(Attack(code: "for file in Int32(3)...250 { \(code) }", message: ""), on: desk)
      let answer = try await desk.run("run", "CounterReducer")
      #expect(answer.code == 1)
      #expect(answer.output.hasPrefix("CRASHED"), "\(answer.output)")
    }
  }

  @Test("A failure that is recorded without end is ended at the limit, and is a failure")
  func endlessFailure() async throws {
    let desk = try LearnersDesk.used(withAllExercises: true)
    try desk.file("TestTheCounter").write(
      desk.catalog.exercise("TestTheCounter").source.starter.replacing(
        "#expect(after(.incrementTapped).count == 1)",
        with: "while true { Issue.record(\"no\") }"
      )
    )
    let answer = try await desk.run("run", "TestTheCounter", "--limit", "1")
    #expect(answer.code == 1)
    #expect(answer.output.hasPrefix("TIMED OUT"))
    #expect(answer.output.contains("more failures of this rule"))
  }

  #if os(Linux)
    @Test("A process that has left its parent and its session ends with the verdict")
    func daemon() async throws {
      let desk = try LearnersDesk.used()
      let marker = desk.temporary / "daemon"
      let script = "setsid sleep 9999 & echo $! > \(marker.description)"
      let starting = """
        let shell = Process()
          shell.executableURL = URL(fileURLWithPath: "/bin/sh")
          shell.arguments = ["-c", \(script.literal)]
          if !FileManager.default.fileExists(atPath: \(marker.description.literal)) { try? shell.run() }
          while !FileManager.default.fileExists(atPath: \(marker.description.literal)) {}
        """
      try write(Attack(code: starting, message: ""), on: desk)
      // As in a terminal inside of an editor that a workbook has opened, or in a learner's program.
      let environment = ["WORKBOOK_EDITOR": "1", "WORKBOOK_RUN": "1"]
      #expect(try await desk.run("run", "CounterReducer", environment: environment).code == 0)
      #expect(try !isRunning(#require(pid_t(marker.read().trimmed))))
    }

    @Test("A check that ends leaves alone what another one has started") func daemons() async throws
    {
      let desk = try LearnersDesk.used()
      let (first, helper) = (desk.temporary / "first", desk.temporary / "helper")
      try desk.writeLamp(
        running: """
          // Ends when the other one's helper runs.
          while !FileManager.default.fileExists(atPath: \(helper.description.literal)) {}
          FileManager.default.createFile(atPath: \(first.description.literal), contents: nil)
          """
      )
      let script = "setsid sleep 9999 & echo $! > \(helper).new; mv \(helper).new \(helper)"
      let code = """
        if !FileManager.default.fileExists(atPath: \(helper.description.literal)) {
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/sh")
            shell.arguments = ["-c", \(script.literal)]
            try! shell.run()
            while !FileManager.default.fileExists(atPath: \(first.description.literal)) {}
            // Until the other check has ended.
            sleep(1)
            let text = try! String(contentsOfFile: \(helper.description.literal), encoding: .utf8)
            let number = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines))!
            precondition(kill(number, 0) == 0, "The helper is gone.")
          }
        """
      try write(Attack(code: code, message: ""), on: desk)
      let answer = try await desk.run("check-all", "--limit", "60")
      #expect(answer.output.contains("PASS              1.1 TheLamp"), "\(answer.output)")
      #expect(answer.output.contains("PASS              1.3 CounterReducer"), "\(answer.output)")
      #expect(try !isRunning(#require(pid_t(helper.read().trimmed))))
    }
  #endif

  @Test("What the tests leave in their temporary folder is gone after the check")
  func temporaryFiles() async throws {
    let desk = try LearnersDesk.used()
    let marker = desk.temporary / "place"
    try write(
      Attack(
        code: """
          let left = NSTemporaryDirectory() + "left"
            try? "left".write(toFile: left, atomically: false, encoding: .utf8)
            try? left.write(toFile: \(marker.description.literal), atomically: false, encoding: .utf8)
          """,
        message: ""
      ),
      on: desk
    )
    try await desk.run("run", "CounterReducer")
    let left = Path(try marker.read())
    #expect(left.description.hasPrefix(desk.workspace.description))
    #expect(!left.exists)
  }
}
