// What a crash leaves on standard error: a message by the runtime, and Swift's backtrace as one
// JSON object. A learner can act on the message and a line, or on a function if no line is known.

import Foundation

struct CrashReport: Equatable {
  /// What happened, in Swift's words, or in ours where Swift's say nothing.
  var message: String?
  /// The learner's line nearest to what happened.
  var place: Verdict.Place?
  /// What else was printed.
  var others: String

  init(in errors: String, learnersFiles: Set<String>) {
    // A busy machine adds lines about threads that it could not stop in time for the backtrace.
    let errors = errors.replacing(/(?m)^swift-runtime: [^\n]*\n?/, with: "")
    var text = errors[...]
    var frames: [Backtrace.Frame] = []
    var description = ""
    if let start = text.ranges(of: "{ \"timestamp\":").last?.lowerBound,
      let trace = try? JSONDecoder().decode(Backtrace.self, from: Data(text[start...].utf8)),
      let thread = trace.threads.first(where: { $0.crashed == true })
    {
      text = text[..<start]
      frames = thread.frames
      description = trace.description
    }
    let rest = String(text).replacing(/\n?\*\*\* Signal \d+: Backtracing from .*\n*/, with: "\n")
    let mine = frames.first { $0.place(in: learnersFiles) != nil }
    place = mine?.place(in: learnersFiles)
    others = rest

    if let range = rest.firstRange(of: "Simultaneous accesses to 0x") {
      let conflict = AccessConflict(in: rest[range.lowerBound...], frames)
      message = conflict.message(learnersFiles)
      place = conflict.place(in: learnersFiles) ?? place
      others = String(rest[..<range.lowerBound])
    } else if let match = Self.trap(in: rest) {
      message = String(rest[match.output.2.startIndex...]).trimmed
      others = String(rest[..<match.range.lowerBound])
    } else if let cast = rest.firstMatch(of: Self.cast) {
      message = "Fatal error: Could not cast value of type '\(cast.1)' to '\(cast.2)'"
      others = String(rest[..<cast.range.lowerBound])
    } else if description.hasPrefix("Swift runtime failure") {
      message = description
    } else if let function = frames.repeatedFunction {
      message = "the stack overflowed: `\(function)` was called again and again without end"
      // The first one had only begun; the others are at the line of the call.
      let calls = frames.dropFirst().filter { $0.function == function }
      place = calls.lazy.compactMap { $0.place(in: learnersFiles) }.first ?? place
    }
    if message?.contains("failed to allocate") == true {
      message! += "; a program may take 2 GB, and collections that grow without end take it all"
    }
    if place == nil, message != nil, let function = frames.first(where: \.isInProgram)?.function {
      message! += " (in `\(function)`)"
    }
  }

  /// The line that the standard library prints before it ends the program, with the file in front.
  /// The message may hold a line that looks like one.
  private static func trap(in text: String) -> Regex<(Substring, Substring?, Substring)>.Match? {
    let lines = text.matches(
      of: /(?m)^([^\n]*\.swift:\d+: )?((?:Fatal error|Precondition failed|Assertion failed)(?::|$))/
    )
    return lines.last { $0.output.1 != nil } ?? lines.last
  }

  /// What the runtime prints when `as!` fails. The addresses say nothing.
  private static var cast: Regex<(Substring, Substring, Substring)> {
    /(?m)^Could not cast value of type '(.+?)' \(0x[0-9a-f]+\) to '(.+?)' \(0x[0-9a-f]+\)/
  }
}

// MARK: - Backtraces

private struct Backtrace: Decodable {
  var description: String
  var threads: [Thread]

  struct Thread: Decodable {
    var crashed: Bool?
    var frames: [Frame]
  }

  struct Frame: Decodable {
    var address: String?
    var offset: Int?
    var description: String?
    var image: String?
    var sourceLocation: SourceLocation?
  }

  struct SourceLocation: Decodable {
    var file: String
    var line: Int
  }
}

extension Backtrace.Frame {
  /// Its name without its parameters' types: `Store.send(_:)`.
  fileprivate var function: String? {
    let words = description?.replacing(/\s\+\s\d+$/, with: "")
    return words?.replacing(/^(specialized|partial apply for)\s/, with: "")
  }

  fileprivate var isInProgram: Bool {
    image == "program" && function?.contains("abort") == false
      && function?.hasPrefix("Swift runtime failure") == false
  }

  fileprivate func place(in files: Set<String>) -> Verdict.Place? {
    guard let location = sourceLocation, location.line > 0 else { return nil }
    let name = Path(location.file).name
    return files.contains(name) ? Verdict.Place(file: name, line: location.line) : nil
  }

  /// Where the function begins.
  fileprivate var start: Int? {
    guard let offset, let address = address.flatMap({ Int($0.dropFirst(2), radix: 16) }) else {
      return nil
    }
    return address - offset
  }
}

extension [Backtrace.Frame] {
  /// The function that fills the top of the stack.
  fileprivate var repeatedFunction: String? {
    let functions = filter(\.isInProgram).compactMap(\.function)
    let counts = Dictionary(functions.map { ($0, 1) }, uniquingKeysWith: +)
    return functions.first { counts[$0, default: 0] >= 8 }
  }
}

// MARK: - Two accesses at once

/// The runtime's report that a variable was touched while it was being modified.
private struct AccessConflict {
  var before: (kind: String, frame: Backtrace.Frame?)
  var now: (kind: String, frame: Backtrace.Frame?)

  init(in text: Substring, _ frames: [Backtrace.Frame]) {
    let first = text.firstMatch(of: /Previous access \(an? (\w+)\) .*\(0x([0-9a-f]+)\)/)
    let second = text.firstMatch(of: /Current access \(an? (\w+)\)/)
    // Accesses are counted for each thread, so the earlier one is further down on the same stack:
    // it belongs to the function that begins nearest before it, and to its outermost call.
    let address = first.flatMap { Int($0.2, radix: 16) } ?? 0
    let earlier = frames.reversed().filter { $0.start.map { $0 <= address } ?? false }
      .max { $0.start ?? 0 < $1.start ?? 0 }
    before = (first.map { String($0.1) } ?? "modification", earlier)
    let check = frames.lastIndex { $0.description?.hasPrefix("swift_beginAccess") == true }
    now = (
      second.map { String($0.1) } ?? "read",
      check.flatMap { frames[($0 + 1)...].first(where: \.isInProgram) }
    )
  }

  func message(_ files: Set<String>) -> String {
    func name(_ frame: Backtrace.Frame?) -> String {
      guard let function = frame?.function else { return "other code" }
      guard let location = frame?.sourceLocation, location.line > 0 else { return "`\(function)`" }
      return "`\(function)` (\(Path(location.file).name), line \(location.line))"
    }
    return
      "Simultaneous accesses to one variable: \(name(before.frame)) was still modifying it when "
      + "\(name(now.frame)) \(now.kind == "read" ? "read" : "modified") it. Swift ends a program that "
      + "does this. Change a copy and write it back, and let no other code run meanwhile, not even "
      + "the `deinit` of something removed."
  }

  func place(in files: Set<String>) -> Verdict.Place? {
    before.frame?.place(in: files) ?? now.frame?.place(in: files)
  }
}
