// Everything that was started from one process, to be ended together. A process group is not
// enough: Foundation gives each process that it starts a group of its own. A session they share.

import Foundation

/// Kills every process of the session that `leader` was made in, and those they start meanwhile.
/// The leader must not have been reaped, or its number could be another's by now.
func killSession(_ leader: pid_t) {
  var killed: Set<pid_t> = []
  while true {
    let found = allProcesses().filter { getsid($0) == leader && !killed.contains($0) }
    if found.isEmpty { return }
    for process in found { kill(process, SIGKILL) }
    killed.formUnion(found)
  }
}

#if canImport(Darwin)
  // Not run here.
  private func allProcesses() -> [pid_t] {
    var processes = [pid_t](repeating: 0, count: 16_384)
    let count = proc_listallpids(&processes, Int32(processes.count * MemoryLayout<pid_t>.stride))
    return Array(processes.prefix(Int(max(0, count))))
  }
#else
  private func allProcesses() -> [pid_t] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
  }
#endif
