// The package's other programs. Each is built when it is first called, so that the first verdict
// doesn't wait for it.

import Foundation
import Terminal

struct OtherProgram {
  let name: String
  /// What to say when it is built for the first time.
  let notice: String
  /// The folders in Sources that it is made of. SwiftPM takes seconds to find out that none of them
  /// has changed. Empty if only SwiftPM knows.
  var sources: [String] = []
  var configuration = "debug"

  /// Builds it if necessary. On a terminal, SwiftPM shows how far it is.
  func built(in package: Path) throws -> Path {
    let console = Console()
    let program = package / ".build/\(configuration)/\(name)"
    let folders = sources.map { package / "Sources" / $0 }
    if !folders.isEmpty, program.isNewer(than: folders) { return program }
    try package.mustBeWritable()
    if !program.exists { console.warn(notice) }
    let words =
      ["swift", "build", "--package-path", package.description, "--product", name]
      + ["--configuration", configuration] + (console.display.isTerminal ? [] : ["--quiet"])
    guard try run(words) == 0 else {
      throw Problem("`\(name)` could not be built.", "Undo what was changed in \(package.short).")
    }
    // SwiftPM leaves it alone if nothing has changed but a time.
    if !folders.isEmpty { utimes(program.description, nil) }
    return program
  }

  /// Goes on as this program, with the options that were typed.
  /// - Returns: why that failed.
  func becoming(_ arguments: Arguments, _ options: [CommandOption]) throws -> Problem {
    let program = try built(in: Setup.package(arguments[.package]))
    let typed = options.flatMap { option in
      arguments[option].map { $0.isEmpty ? [option.name] : ["\(option.name)=\($0)"] } ?? []
    }
    return replaceProcess(by: [program.description] + typed + arguments.operands)
  }
}

extension Path {
  /// Whether this file was written after all that the folders hold.
  fileprivate func isNewer(than folders: [Path]) -> Bool {
    guard let written = modificationTime else { return false }
    let files = folders.flatMap { folder in [folder] + folder.sourceNames().map { folder / $0 } }
    return files.allSatisfy { $0.modificationTime.map { $0 < written } ?? false }
  }
}

// MARK: - Programs that have the terminal

/// Replaces this process by another program. What was typed until now wasn't meant for it.
/// - Returns: why that failed. On success it doesn't return.
func replaceProcess(by words: [String]) -> Problem {
  tcflush(STDIN_FILENO, TCIFLUSH)
  let arguments = words.map { strdup($0) } + [nil]
  execv(words[0], arguments)
  return notStarted(words[0], errno)
}

/// Runs a program that has the terminal, and comes back when it ends.
func runInFront(_ words: [String], environment: [String: String] = [:]) throws {
  // Ctrl-C is meant for that program. A handler, unlike SIG_IGN, isn't inherited.
  let before = [SIGINT, SIGQUIT].map { ($0, signal($0) { _ in }) }
  let status = try run(words, environment: environment)
  for (number, handler) in before { signal(number, handler) }
  let ending = status & 0x7f
  if [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains(ending) { die(by: ending) }
}

/// - Returns: the program's status, as `waitpid` reports it.
private func run(_ words: [String], environment: [String: String] = [:]) throws -> Int32 {
  let arguments = words.map { strdup($0) } + [nil]
  let environment =
    ProcessInfo.processInfo.environment.merging(environment) { $1 }
    .map { strdup("\($0)=\($1)") } + [nil]
  let child = try Children.whileNoneStarts {
    var child: pid_t = 0
    let failure = posix_spawnp(&child, words[0], nil, nil, arguments, environment)
    guard failure == 0 else { throw notStarted(words[0], failure) }
    return child
  }
  return Children.reap(child)
}

private func notStarted(_ program: String, _ code: Int32) -> Problem {
  Problem(
    "`\(program)` could not be started: \(String(cString: strerror(code))).",
    "Put the toolchain's folder on the PATH."
  )
}
