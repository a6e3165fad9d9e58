// How a crash reads. That real programs leave such reports is shown in `CrashTests`.

import Testing

@testable import Runner

@Suite struct CrashReportTests {
  /// A backtrace as Swift 6.3 writes it, without what is not read.
  private func trace(_ description: String, _ frames: String...) -> String {
    """

    *** Signal 4: Backtracing from 0x7fb1ef6f9361... done ***

    { "timestamp": "2026-11-22T03:12:46.311087Z", "kind": "crashReport", \
    "description": "\(description)", "threads": [ \
    { "name": "one", "frames": [\(frame("other(_:)", 99))] }, \
    { "name": "two", "crashed": true, "frames": [ \(frames.joined(separator: ", ")) ] } ] }

    """
  }

  private func frame(
    _ function: String,
    _ line: Int,
    file: String = "/a b/01-First.swift",
    image: String = "program",
    start: Int = 0x1000
  ) -> String {
    """
    { "kind": "returnAddress", "address": "0x\(String(start + 0x20, radix: 16))", "offset": 32, \
    "description": "\(function) + 32", "image": "\(image)", \
    "sourceLocation": { "file": "\(file)", "line": \(line), "column": 7 } }
    """
  }

  private func report(_ errors: String) -> CrashReport {
    CrashReport(in: errors, learnersFiles: ["01-First.swift"])
  }

  @Test(
    "A trap's message is shown whole, without the place in front of it",
    arguments: [
      "Fatal error: Index out of range", "Fatal error", "Precondition failed: must be zero",
      "Precondition failed", "Assertion failed: one\ntwo", "Fatal error: one\nFatal error: two",
    ]
  )
  func trap(message: String) {
    let report = report(
      "my own words\nFirst/First.swift:12: \(message)\n"
        + trace("Illegal instruction", frame("f()", 0, image: "libswiftCore.so"), frame("g()", 12))
    )
    #expect(report.message == message)
    #expect(report.place == Verdict.Place(file: "01-First.swift", line: 12))
    #expect(report.others.contains("my own words"))
    #expect(!report.others.contains(message))
    #expect(!report.others.contains("Backtracing"))
  }

  @Test("What the runtime says about its backtrace isn't part of the message")
  func busyMachine() {
    let noise = "swift-runtime: failed to suspend thread 12 while processing a crash; more\n"
    let report = report(
      "mine\n\(noise)First/First.swift:12: Fatal error\n\(noise)\(noise)"
        + trace("Illegal instruction", frame("g()", 12)) + noise
    )
    #expect(report.message == "Fatal error")
    #expect(report.place?.line == 12)
    #expect(!report.others.contains("swift-runtime"))
  }

  @Test("A cast that failed names both types")
  func cast() {
    let report = report(
      "mine\nCould not cast value of type 'A.B<Swift.Int>' (0x7f00aa) to 'C' (0x7f00bb).\n"
        + trace("Aborted", frame("g()", 12))
    )
    #expect(report.message == "Fatal error: Could not cast value of type 'A.B<Swift.Int>' to 'C'")
    #expect(report.place?.line == 12)
    #expect(report.others == "mine\n")
  }

  @Test("What a program prints about errors isn't mistaken for a crash")
  func words() {
    let words = "There was a Fatal error: none\nthen it went on\n"
    #expect(report(words).message == nil)
    #expect(report(words).others == words)
    #expect(report(words).place == nil)
  }

  @Test("An overflow is named, at the learner's line")
  func overflow() {
    let failure = "Swift runtime failure: arithmetic overflow"
    let report = report(trace(failure, frame(failure, 0), frame("add(_:)", 7)))
    #expect(report.message == failure)
    #expect(report.place?.line == 7)
  }

  @Test("A function that calls itself without end is named, at the line of the call")
  func recursion() {
    let frames = [frame("deep(_:)", 3)] + Array(repeating: frame("deep(_:)", 5), count: 20)
    let report = report(trace("Bad pointer dereference", frames.joined(separator: ", ")))
    #expect(report.message?.contains("`deep(_:)` was called again and again") == true)
    #expect(report.place?.line == 5)
  }

  @Test(
    "Simultaneous accesses are reported with the functions and lines of both, and the first is to blame"
  )
  func accesses() {
    let errors =
      """
      Simultaneous accesses to 0x7f497c02b2e0, but modification requires exclusive access.
      Previous access (a modification) started at program`<unavailable> + 14917 (0x5010).
      Current access (a read) started at:
      0    libswiftCore.so                    0x00007f498886d6a8 <unavailable> + 4642472
      Fatal access conflict detected.

      """
      + trace(
        "Bad pointer dereference",
        frame("workbookAbort()", 0, start: 0x9000),
        frame("swift_beginAccess", 0, image: "libswiftCore.so", start: 0x8000),
        frame("Store.value.getter", 9, start: 0x7000),
        // Called again by what it had called.
        frame("Store.send(_:)", 19, start: 0x5000),
        frame("closure #1 in f()", 30, start: 0x6000),
        frame("Store.send(_:)", 20, start: 0x5000),
        frame("f()", 31, start: 0x4000)
      )
    let report = report(errors)
    let message = report.message ?? ""
    #expect(message.hasPrefix("Simultaneous accesses to one variable: `Store.send(_:)` "))
    #expect(message.contains("(01-First.swift, line 20) was still modifying it when "))
    #expect(message.contains("`Store.value.getter` (01-First.swift, line 9) read it."))
    #expect(report.place == Verdict.Place(file: "01-First.swift", line: 20))
    #expect(report.others.trimmed.isEmpty)
  }

  @Test("If no line of the learner's is in the backtrace, the function is named")
  func function() {
    let report = report(
      "Fatal error: no\n" + trace("Illegal instruction", frame("f(_:)", 4, file: "/Tests.swift"))
    )
    #expect(report.message == "Fatal error: no (in `f(_:)`)")
    #expect(report.place == nil)
  }

  @Test("A backtrace that was cut off costs the line, not the message")
  func cutOff() {
    let whole = "Fatal error: no\n" + trace("Illegal instruction", frame("f(_:)", 4))
    let report = report(String(whole.dropLast(40)))
    #expect(report.message?.hasPrefix("Fatal error: no") == true)
    #expect(report.place == nil)
  }
}
