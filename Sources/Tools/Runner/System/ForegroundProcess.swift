// Programs that have the terminal: one that this process becomes, and one that it waits for.

import Foundation
import Terminal

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
  let status = try runAndWait(words, environment: environment)
  for (number, handler) in before { signal(number, handler) }
  let ending = status & 0x7f
  if [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains(ending) { die(by: ending) }
}

/// - Returns: the program's status, as `waitpid` reports it.
func runAndWait(_ words: [String], environment: [String: String] = [:]) throws -> Int32 {
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
