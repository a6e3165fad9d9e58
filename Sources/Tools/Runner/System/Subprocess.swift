// Runs a program that may loop forever, print without end, start others, or be cancelled. It always
// returns, with how the program ended and a bounded part of what it printed.

import Foundation

package struct Subprocess: Sendable {
  package var executable: String
  var arguments: [String]
  /// Added to this process's own environment.
  var environment: [String: String] = [:]
  /// How long it may run, as `RunningTime` counts.
  var limit: Duration?
  /// How long a signal may have stopped it.
  var pause = Duration.seconds(10)
  /// How many bytes of the machine's memory it may hold, together with what it has started.
  var memory = Int.max
  /// How many bytes of each end of what it prints are kept.
  var bound = BoundedText.bound
  /// A pipe that the program can open by name and write to.
  var channel: NamedPipe?
  /// A lock that the program and everything it starts hold as well. It lasts as long as they do,
  /// even if this process is killed.
  var lock: FileLock?

  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signaled(Int32)
    /// Ended by us when its time was up, or its memory, along with everything it had started.
    case timedOut
    /// Ended by us because a signal had stopped it, and nobody knows what it would have done.
    case stopped
  }

  package struct Result: Sendable {
    package var ending: Ending
    package var output: BoundedText
    package var errors: BoundedText
    /// How long it ran, to a tenth of a second, and what it was last seen doing.
    var running = RunningTime()
  }

  /// Starts the program in a session of its own and waits for its end. Then it kills whatever the
  /// program has left running, and no other process.
  ///
  /// - Throws: a `Problem` if the program can't be started; a `CancellationError` if the task is
  ///   cancelled, once the program has been killed.
  package func run() async throws -> Result {
    let cancelled = try AnonymousPipe()
    defer { cancelled.close() }
    let result = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(with: Swift.Result { try runBlocking(until: cancelled) })
        }
      }
    } onCancel: {
      cancelled.signal()
    }
    try Task.checkCancellation()
    return result
  }

  private func runBlocking(until cancelled: AnonymousPipe) throws -> Result {
    let output = try AnonymousPipe()
    let errors = try AnonymousPipe()
    let ended = try AnonymousPipe()
    let channel = try self.channel?.open()
    defer {
      channel?.closeReading()
      self.channel?.path.remove()
      output.closeReading()
      errors.closeReading()
      ended.close()
    }
    let mark = (name: "WORKBOOK_RUN", value: UUID().uuidString)
    let child: pid_t
    do {
      defer { for pipe in [output, errors] { pipe.closeWriting() } }
      child = try Children.whileNoneStarts {
        try spawn(output: output, errors: errors, environment: [mark.name: mark.value])
      }
    }
    var family = ProcessFamily(leader: child, mark: "\(mark.name)=\(mark.value)")
    Thread.detachNewThread {
      // The child stays a zombie until it is reaped below, so its number can't be given to another.
      var information = siginfo_t()
      while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      ended.signal()
    }

    let empty = BoundedText(bound: bound)
    var result = Result(ending: .exited(0), output: empty, errors: empty)
    var received = 0
    func read(_ pipe: AnonymousPipe, into result: inout Result) -> AnonymousPipe.ReadResult {
      pipe.read { bytes in
        received += bytes.count
        if pipe == output {
          result.output.append(bytes)
        } else if pipe == errors {
          result.errors.append(bytes)
        } else {
          self.channel?.receive(Array(bytes))
        }
      }
    }
    var running = RunningTime()
    var last = SuspendingClock.now
    var stoppedSince: SuspendingClock.Instant?
    /// How it is ended by us; nil as long as it may run.
    var end: Ending?
    var sources = [output, errors] + (channel.map { [$0] } ?? [])
    while true {
      let next = end == nil && limit != nil ? ContinuousClock.now + RunningTime.interval : nil
      let ready = wait(for: [ended, cancelled] + sources, until: next)
      sources.removeAll { ready.contains($0) && read($0, into: &result) == .ended }
      if ready.contains(ended) { break }
      if end != nil { continue }
      if ready.contains(cancelled) {
        end = .timedOut
      } else if let limit, last.duration(to: .now) >= RunningTime.interval {
        let now = SuspendingClock.now
        running.advance(
          by: last.duration(to: now),
          family.members(),
          // As much as a pipe holds, so it may have waited for this process to read.
          isHeard: received >= 65_536
        )
        (last, received) = (now, 0)
        stoppedSince = running.isStopped ? stoppedSince ?? now : nil
        if running.total >= limit || running.memory > memory {
          end = .timedOut
        } else if let stoppedSince, stoppedSince.duration(to: now) >= pause {
          end = .stopped
        }
      }
      if end != nil { family.end() }
    }
    family.end()
    for source in sources {
      while read(source, into: &result) == .some {}
    }

    running.end(after: last.duration(to: .now))
    result.running = running
    let status = Children.reap(child)
    let isExit = status & 0x7f == 0
    result.ending = end ?? (isExit ? .exited((status >> 8) & 0xff) : .signaled(status & 0x7f))
    return result
  }

  private func spawn(
    output: AnonymousPipe,
    errors: AnonymousPipe,
    environment marks: [String: String]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)

    if let lock { posix_spawn_file_actions_adddup2(&actions, lock.descriptor, 3) }

    // The child starts with no signal ignored or blocked, whatever this process does with signals.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = [newSession, Int32(POSIX_SPAWN_SETSIGMASK), Int32(POSIX_SPAWN_SETSIGDEF)]
    posix_spawnattr_setflags(&attributes, Int16(flags.reduce(0, |)))

    let environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging(marks) { $1 }
    var child: pid_t = 0
    let failure = withCStrings([executable] + arguments) { arguments in
      withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&child, executable, &actions, &attributes, arguments, environment)
      }
    }
    guard failure == 0 else {
      throw Problem(
        "\(executable) could not be started: \(String(cString: strerror(failure))).",
        "Check that it exists and may be run."
      )
    }
    return child
  }
}

extension Subprocess {
  package init(_ executable: String, _ arguments: [String]) {
    self.init(executable: executable, arguments: arguments)
  }

  /// - Parameter program: as the user knows it.
  static func stopped(_ program: String) -> Problem {
    Problem(
      "\(program) was ended: a signal had stopped it, and nothing continued it.",
      "Try again; if your own code sends `SIGSTOP`, remove that first."
    )
  }
}

#if canImport(Darwin)
  private let newSession = Int32(POSIX_SPAWN_SETSID)
#else
  // The value of POSIX_SPAWN_SETSID in glibc and musl; their headers show it to GNU sources only.
  private let newSession: Int32 = 0x80
#endif

/// A text of which only the beginning and the end are kept, so that a program that prints forever
/// doesn't fill the memory.
package struct BoundedText: Equatable, Sendable {
  package static let bound = 32_768

  /// In bytes, of each part.
  private let bound: Int
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private(set) var omitted = 0

  package init(bound: Int = Self.bound) { self.bound = bound }

  mutating func append(_ bytes: some Collection<UInt8>) {
    let room = bound - head.count
    head.append(contentsOf: bytes.prefix(room))
    tail.append(contentsOf: bytes.dropFirst(room))
    if tail.count > 2 * bound {
      omitted += tail.count - bound
      tail.removeFirst(tail.count - bound)
    }
  }

  package var text: String {
    omitted == 0
      ? String(decoding: head + tail, as: UTF8.self)
      : String(decoding: head, as: UTF8.self) + "\n[\(omitted) bytes left out]\n"
        + String(decoding: tail, as: UTF8.self)
  }
}

private func withCStrings<Result>(
  _ strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
