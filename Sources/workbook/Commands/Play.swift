// `play` is a program of its own, `primetime`, so that the first verdict does not wait for all
// chapters' libraries to be built.

import Foundation
import Terminal

extension WorkbookCommand {
  static var play: Self {
    Self(
      name: "play",
      operand: "N",
      summary: "Runs PrimeTime, the app of all chapters, in the terminal on chapter N's library.",
      options: [.feature]
    ) { arguments in
      let setup = try Setup(arguments)
      var words = ["swift", "run", "--quiet", "--package-path", setup.package.description]
      words += ["primetime"] + [arguments.operand].compactMap { $0 }
      if let feature = arguments[.feature] { words += ["--feature", feature] }
      throw becoming(words)
    }
  }

  /// Replaces this process by another program from the PATH.
  /// - Returns: why that failed. On success it doesn't return.
  private static func becoming(_ words: [String]) -> Problem {
    let arguments = words.map { strdup($0) } + [nil]
    execvp(words[0], arguments)
    return Problem(
      "`\(words[0])` could not be started: \(String(cString: strerror(errno))).",
      "Put the toolchain's folder on the PATH."
    )
  }
}

extension CommandOption {
  fileprivate static let feature = CommandOption(
    name: "--feature",
    value: "NAME",
    summary: "Runs one feature by itself; `swift run primetime --help` lists them."
  )
}
