// A build fails because of a source, which the learner can change, or for any other reason, which
// is nobody's fault and may not happen again.

import Foundation

/// The compiler found an error in a source.
struct Rejection: Error {
  /// The compiler's.
  var text: String
}

/// A build, or a program's start, that failed for a reason that isn't in a source: something was
/// killed, couldn't read or write what it needs, or found a damaged file of an earlier build.
struct Breakdown: Error {
  /// The tools' own.
  var words: String

  init(_ words: String) { self.words = words }

  var problem: Problem {
    // The compiler's driver says it by the error's number.
    if ["No space left on device", "ioError(code: 28)"].contains(where: words.contains) {
      return Problem("The disk is full.", "Free some space, then try again.")
    }
    let lines = words.lines.filter { !$0.isEmpty }.suffix(20).map { "\n    " + $0 }.joined()
    return Problem(
      "The program could not be built or started, through no fault of your code:\(lines)\n",
      "Try again; what you have done so far stays as it was."
    )
  }
}

extension Path {
  /// - Throws: a `Breakdown` if a tool that ended well hasn't made this file.
  func mustExist(madeBy tool: String) throws {
    if !exists { throw Breakdown("\(Path(tool).name) ended well, and made no \(name).") }
  }
}

extension Verdict.Diagnostic {
  /// Whether the compiler could not read a module that it had made itself.
  func isAboutDamage(toOneOf modules: [String]) -> Bool {
    guard severity == .error else { return false }
    let isAboutModule =
      ["no such module", "failed to load module", "missing required module"]
      .contains { message.hasPrefix($0) } && modules.contains { message.contains("'\($0)'") }
    let isOfOtherCompiler =
      message.hasPrefix("module compiled with Swift")
      || message.hasPrefix("compiled module was created by a")
    return message.contains("malformed") || isAboutModule || isOfOtherCompiler
  }
}
