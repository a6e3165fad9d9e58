// Everything that one program has started, to be watched and ended together, and nothing else.
// Other processes on this machine are the user's, and so is an editor that the workbook opened. A
// process group is not enough, because Foundation gives each process that it starts a group of its
// own. But they share a session, unless one leaves it on purpose, and each has a parent among them,
// unless that has ended. If both are lost, there is still a mark in the environment, which differs
// for each program that is run.

import Foundation

struct ProcessFamily {
  /// The process that began it. It must not have been reaped yet, or its number could belong to
  /// another one by now. Nil if it has ended, and only the mark is left.
  let leader: pid_t?
  /// An entry of the environment that only this family has, as `NAME=VALUE`.
  let mark: String
  /// Those that were seen, by number, and when each began: numbers are used again.
  private var known: [pid_t: Int] = [:]

  init(leader: pid_t?, mark: String) {
    (self.leader, self.mark) = (leader, mark)
  }

  /// The processes that run now: the leader, and those it has started, directly or through others.
  mutating func members() -> [ProcessRecord] { find().map(\.withThreads) }

  /// Kills every process of the family, and any that these start meanwhile.
  ///
  /// Returns when none of them is running, or when the patience is over: a process that waits for a
  /// broken disk can't be killed. One that may not be killed, as another user's, is left alone.
  /// - Parameter kill: asks the kernel to end a process; returns what `kill` does.
  mutating func end(
    patience: Duration = .seconds(5),
    kill: (pid_t) -> Int32 = { Foundation.kill($0, SIGKILL) }
  ) {
    let deadline = ContinuousClock.now + patience
    var untouchable: Set<pid_t> = []
    while true {
      let running = find().filter { $0.state != .ended && !untouchable.contains($0.id) }
      for process in running where kill(process.id) != 0 && errno == EPERM {
        untouchable.insert(process.id)
      }
      if running.allSatisfy({ untouchable.contains($0.id) }) || ContinuousClock.now >= deadline {
        return
      }
      // Processes that are being killed may still be listed, and so may the children they leave
      // behind.
      usleep(500)
    }
  }

  private mutating func find() -> [ProcessRecord] {
    let all = allProcesses().compactMap { ProcessRecord($0) }
    let start = all.first { $0.id == leader }?.start ?? 0
    var family: [ProcessRecord] = []
    var ids: Set<pid_t> = []
    var rest = all.filter { $0.start >= start }
    func isMember(_ process: ProcessRecord) -> Bool {
      process.id == leader || process.session == leader || ids.contains(process.parent)
        || known[process.id] == process.start
    }
    while true {
      var found = rest.filter(isMember)
      // Reading an environment takes longer, so it comes last.
      if found.isEmpty { found = rest.filter { $0.hasMark(mark) } }
      if found.isEmpty { break }
      family += found
      ids.formUnion(found.map(\.id))
      rest.removeAll { ids.contains($0.id) }
    }
    known = Dictionary(family.map { ($0.id, $0.start) }) { first, _ in first }
    return family
  }
}

/// A process as the kernel sees it at one moment.
struct ProcessRecord: Equatable, Sendable {
  enum State: Equatable, Sendable {
    /// On a processor, or ready to run on one.
    case runnable
    /// Waiting of its own accord: for a timer, a lock, input.
    case waiting
    /// Stopped by a signal.
    case stopped
    /// Ended, and not yet reaped by its parent.
    case ended
  }

  var id: pid_t
  var parent: pid_t
  var session: pid_t
  var state: State
  /// What it and its reaped children have used.
  var processorTime: Duration
  /// How much of the machine's memory it holds, in bytes.
  var memory: Int
  /// When it began, in the kernel's units.
  var start = 0
}

/// The processes that this one starts.
enum Children {
  private static let lock = NSLock()

  /// Does something that must not happen while a child is being started, or the child would have
  /// what isn't meant for it.
  static func whileNoneStarts<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLock(body)
  }

  /// Waits for the end of a child.
  /// - Returns: its status, as `waitpid` reports it.
  static func reap(_ child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status
  }
}

// MARK: - What the kernel knows

#if canImport(Darwin)
  // Not run here.
  private func allProcesses() -> [pid_t] {
    var processes = [pid_t](repeating: 0, count: 16_384)
    let count = proc_listallpids(&processes, Int32(processes.count * MemoryLayout<pid_t>.stride))
    return Array(processes.prefix(Int(max(0, count))))
  }

  extension ProcessRecord {
    fileprivate init?(_ id: pid_t) {
      var all = proc_taskallinfo()
      let size = Int32(MemoryLayout<proc_taskallinfo>.size)
      guard proc_pidinfo(id, PROC_PIDTASKALLINFO, 0, &all, size) == size else { return nil }
      self.id = id
      parent = pid_t(all.pbsd.pbi_ppid)
      session = getsid(id)
      state =
        switch Int32(all.pbsd.pbi_status) {
        case SSTOP: .stopped
        case SZOMB: .ended
        default: all.ptinfo.pti_numrunning > 0 ? .runnable : .waiting
        }
      memory = Int(all.ptinfo.pti_resident_size)
      start = Int(all.pbsd.pbi_start_tvsec) * 1_000_000 + Int(all.pbsd.pbi_start_tvusec)
      processorTime = .nanoseconds(all.ptinfo.pti_total_user + all.ptinfo.pti_total_system)
    }

    fileprivate var withThreads: Self { self }

    /// Other processes' environments aren't read here.
    fileprivate func hasMark(_ mark: String) -> Bool { false }
  }
#else
  private func allProcesses() -> [pid_t] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
  }

  extension ProcessRecord {
    fileprivate init?(_ id: pid_t) {
      self.init(id, "/proc/\(id)/stat")
    }

    /// Whether it was started with this entry in its environment, or by one that was.
    fileprivate func hasMark(_ mark: String) -> Bool {
      let environment = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(id)/environ"))
      return environment?.split(separator: 0).contains { $0.elementsEqual(mark.utf8) } == true
    }

    /// With the state of its busiest thread instead of the main thread's.
    fileprivate var withThreads: Self {
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
      let states = threads.compactMap { ProcessRecord(id, "/proc/\(id)/task/\($0)/stat")?.state }
      var record = self
      record.state = [.runnable, .stopped, .waiting].first(where: states.contains) ?? state
      return record
    }

    private init?(_ id: pid_t, _ file: String) {
      let descriptor = open(file, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var text = [CChar](repeating: 0, count: 1024)
      guard read(descriptor, &text, text.count - 1) > 0 else { return nil }
      var numbers: [Int] = []
      var state: CChar = 0
      text.withUnsafeMutableBufferPointer { text in
        // The program's name comes before, in parentheses, and may contain any character.
        guard let end = strrchr(text.baseAddress!, Int32(UInt8(ascii: ")"))) else { return }
        state = end[2]
        var rest: UnsafeMutablePointer<CChar>? = end + 3
        for _ in 0..<21 { numbers.append(strtol(rest!, &rest, 10)) }
      }
      guard numbers.count == 21 else { return nil }
      self.id = id
      (parent, session) = (pid_t(numbers[0]), pid_t(numbers[2]))
      self.state =
        switch UInt8(state) {
        case UInt8(ascii: "T"), UInt8(ascii: "t"): .stopped
        case UInt8(ascii: "Z"), UInt8(ascii: "X"): .ended
        // No program chooses to wait for a disk ("D").
        case UInt8(ascii: "R"), UInt8(ascii: "D"): .runnable
        default: .waiting
        }
      start = numbers[18]
      memory = numbers[20] * Int(sysconf(Int32(_SC_PAGESIZE)))
      let ticks = numbers[10...13].reduce(0, +)
      processorTime = .seconds(Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK))))
    }
  }
#endif
