// Files under attack: half written, read at the wrong moment, no text at all, no room left.

import Foundation
import Testing

@testable import Runner

@Suite struct FileTests {
  let fixture: Fixture

  init() throws { fixture = try Fixture([]) }

  var file: Path { fixture.package / "file.swift" }

  private var allNames: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: file.folder.description) }
  }

  @Test(
    "Texts are compared by their bytes, not by their looks",
    arguments: [(";", "\u{37E}"), ("\u{E9}", "e\u{301}"), ("e\u{323}\u{302}", "e\u{302}\u{323}")]
  )
  func bytes(one: String, other: String) throws {
    #expect(one == other, "Swift takes them for the same.")
    try file.write(one)
    #expect(!file.holds(other))
    try file.writeIfChanged(other)
    #expect(file.holds(other))
    #expect(SourceFile(name: "a", text: one) != SourceFile(name: "a", text: other))
    #expect(Watch.Contents.text(one) != .text(other))
  }

  @Test("A text that is given a modification time has it before it has its name")
  func timeBeforeName() throws {
    let times = (0..<400).map { Date(timeIntervalSince1970: Double(1000 + $0)) }
    try file.write("0", changed: times[0])
    let path = file.description
    let done = DispatchSemaphore(value: 0)
    let reader = Thread {
      while true {
        // By one descriptor: nothing comes between the text and its time.
        let descriptor = open(path, O_RDONLY)
        var status = stat()
        fstat(descriptor, &status)
        var text = [UInt8](repeating: 0, count: 16)
        let count = read(descriptor, &text, 16)
        close(descriptor)
        let number = Int(String(decoding: text.prefix(count), as: UTF8.self)) ?? -1
        #expect(Int(status.st_mtim.tv_sec) == 1000 + number)
        if number == 399 { break }
      }
      done.signal()
    }
    reader.start()
    for (number, time) in times.enumerated() { try file.write("\(number)", changed: time) }
    done.wait()
  }

  @Test("What a killed process left unfinished is removed, and what a running one writes is not")
  func leftovers() throws {
    try file.write("done")
    // No process has the highest number of all.
    let left = file.folder / ".file.swift.\(Int32.max)-0.unfinished"
    try Data().write(to: left.url)
    let mine = try Unfinished("mine", for: file)
    Unfinished.removeLeftovers(in: file.folder)
    #expect(!left.exists)
    try mine.finish()
    #expect(file.holds("mine"))
    #expect(try allNames == ["file.swift"])
  }

  @Test("A text that can't be written leaves nothing behind")
  func unwritable() throws {
    try (file / "inside").write("")
    #expect(throws: Problem.self) { try file.write("a folder has that name") }
    #expect(try allNames == ["file.swift"])
  }

  @Test(
    "The advice for a full disk is to free space, not to change permissions",
    arguments: [ENOSPC, EDQUOT]
  )
  func fullDisk(code: Int32) {
    let problem = Problem("x could not be written", refusedWith: code)
    #expect(problem.message.hasPrefix("x could not be written: "))
    #expect(problem.advice == "Free some space, then try again.")
    #expect(Problem("x", refusedWith: EACCES).advice.contains("writable"))
  }

  @Test("Text that isn't UTF-8 is reported with its line, and the caller decides whose fault it is")
  func notText() throws {
    try Data("ä\nb\n\u{0}".utf8 + [0xff, 0x0a]).write(to: file.url)
    for code in [ExitCode.fault, .notYet] {
      let problem = try #require(problem { _ = try file.read(fault: code) })
      #expect(
        problem.happened.hasSuffix("isn't UTF-8 text: line 3 holds bytes that aren't a character.")
      )
      #expect(problem.exitCode == code)
    }
  }

  @Test("Neither a pipe nor a file of gigabytes is read as text")
  func notAFile() throws {
    #expect(mkfifo(file.description, 0o600) == 0)
    #expect(problem { _ = try file.read() }?.happened.contains("isn't an ordinary file") == true)
    file.remove()
    try Data().write(to: file.url)
    #expect(truncate(file.description, 8 << 30) == 0)
    #expect(problem { _ = try file.read() }?.happened.contains("too large") == true)
  }
}
