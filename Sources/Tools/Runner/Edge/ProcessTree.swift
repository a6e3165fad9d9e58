// Everything that was started from one process, to be watched and ended together. A process group
// is not enough, because Foundation gives each process that it starts a group of its own. They do
// share a session, unless one leaves it on purpose. So the children of a member count as members
// too, and on Linux so do the orphans that this process has adopted.

import Foundation

/// Kills every process of the session that `leader` started, and any that these start meanwhile.
/// Returns when none of them is running. It gives up after some seconds, because a process that
/// waits for a broken disk can't be killed.
///
/// The leader must not have been reaped yet, or its number could belong to another process by now.
func endProcesses(startedBy leader: pid_t) {
  for _ in 0..<10_000 {
    let found = family(of: leader)
    let running = found.filter { $0.state != .ended }
    for process in running { kill(process.id, SIGKILL) }
    for process in found where process.state == .ended && process.id != leader {
      if process.parent == getpid() { waitpid(process.id, nil, WNOHANG) }
    }
    if running.isEmpty { return }
    // Processes that are being killed may still be listed, and so may the children they leave
    // behind.
    usleep(500)
  }
}

/// The processes that `leader` has started, directly or through others, and `leader` itself.
func processes(startedBy leader: pid_t) -> [ProcessRecord] {
  family(of: leader).map { $0.withThreads }
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
}

private func family(of leader: pid_t) -> [ProcessRecord] {
  let all = allProcesses().compactMap { ProcessRecord($0) }
  var family: [ProcessRecord] = []
  var ids: Set<pid_t> = [leader]
  var orphans = Children.adopted(among: all)
  while true {
    let found = all.filter { process in
      !family.contains { $0.id == process.id }
        && (process.id == leader || process.session == leader || ids.contains(process.parent)
          || orphans.contains(process.id))
    }
    if found.isEmpty { return family }
    family += found
    ids.formUnion(found.map(\.id))
    orphans = []
  }
}

// MARK: - Orphans

/// The processes that this one has started itself, as opposed to those that it has adopted.
enum Children {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var started: Set<pid_t> = []
  nonisolated(unsafe) private static var isAdopting = false

  /// From now on, descendants that lose their parent become children of this process, where it can
  /// find and end them. Only for a program that starts others through `Subprocess` alone.
  static func adoptOrphans() {
    #if os(Linux)
      // `prctl` takes a variable number of arguments, so Swift can't call it by its declaration.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let control = dlsym(nil, "prctl") else { return }
      let setChildSubreaper: Int32 = 36
      let result = unsafeBitCast(control, to: Control.self)(setChildSubreaper, 1, 0, 0, 0)
      lock.withLock { isAdopting = result == 0 }
    #endif
  }

  static func start(_ spawn: () throws -> pid_t) rethrows -> pid_t {
    try lock.withLock {
      let child = try spawn()
      started.insert(child)
      return child
    }
  }

  /// Whether a signal has stopped a child, and nothing has continued it yet.
  static func isStopped(_ child: pid_t) -> Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(child), &information, WSTOPPED | WNOHANG | WNOWAIT) == 0
      && information.si_signo == SIGCHLD
  }

  /// Waits for the end of a child.
  /// - Returns: its status, as `waitpid` reports it.
  static func reap(_ child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    lock.withLock { _ = started.remove(child) }
    return status
  }

  fileprivate static func adopted(among processes: [ProcessRecord]) -> Set<pid_t> {
    lock.withLock {
      isAdopting
        ? Set(processes.filter { $0.parent == getpid() }.map(\.id)).subtracting(started)
          .filter { !isOfEditor($0) } : []
    }
  }
}

/// Whether an editor that the user opened has started it.
private func isOfEditor(_ process: pid_t) -> Bool {
  let environment = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/environ"))
  return environment?.range(of: Data("\(Editor.mark)=".utf8)) != nil
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
      processorTime = .nanoseconds(all.ptinfo.pti_total_user + all.ptinfo.pti_total_system)
    }

    fileprivate var withThreads: Self { self }
  }
#else
  private func allProcesses() -> [pid_t] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
  }

  extension ProcessRecord {
    fileprivate init?(_ id: pid_t) {
      self.init(id, "/proc/\(id)/stat")
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
      memory = numbers[20] * Int(sysconf(Int32(_SC_PAGESIZE)))
      let ticks = numbers[10...13].reduce(0, +)
      processorTime = .seconds(Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK))))
    }
  }
#endif
