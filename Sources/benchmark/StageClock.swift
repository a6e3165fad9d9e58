// Where the time between a save and its verdict goes. The workbook's processes say so by their
// names: looking at them from outside needs nothing inside the workbook that could go stale, or
// that it would carry along for a benchmark.

import Foundation

/// Adds up how long each stage of a check takes, by looking every millisecond at the processes that
/// another one has started. On Linux only; elsewhere it measures nothing.
struct StageClock {
  private enum Stage: String, CaseIterable {
    // A later one counts where several are under way.
    case workbook, driver, compiler, linker, tests
  }

  private let process: Int32
  private var seconds: [Stage: Double] = [:]
  private var checks = 0

  init(watching process: Int32) {
    self.process = process
  }

  /// `compiler 0.15 s, linker 0.05 s, …`: the average of the checks. Nil where nothing is known.
  var text: String? {
    guard checks > 0 else { return nil }
    return Stage.allCases.map { stage in
      String(format: "\(stage.rawValue) %.2f s", seconds[stage, default: 0] / Double(checks))
    }
    .joined(separator: ", ")
  }

  /// Runs something that waits for a check, and adds the check's stages to those before it.
  mutating func measure<Result>(_ wait: () throws -> Result) rethrows -> Result {
    #if os(Linux)
      let look = Look(at: process)
      defer {
        checks += 1
        seconds.merge(look.end(), uniquingKeysWith: +)
      }
    #endif
    return try wait()
  }

  /// A thread that looks. Its counts belong to it until it has ended.
  private final class Look: @unchecked Sendable {
    private let process: Int32
    private let hasEnded = DispatchSemaphore(value: 0)
    private var seconds: [Stage: Double] = [:]
    private var thread: Thread?

    init(at process: Int32) {
      self.process = process
      thread = Thread { self.run() }
      thread?.start()
    }

    private func run() {
      var last = ContinuousClock.now
      while !Thread.current.isCancelled {
        let stage = processes(of: process).compactMap(stage).max { one, other in
          Stage.allCases.firstIndex(of: one)! < Stage.allCases.firstIndex(of: other)!
        }
        let now = ContinuousClock.now
        seconds[stage ?? .workbook, default: 0] += (now - last) / .seconds(1)
        last = now
        usleep(1000)
      }
      hasEnded.signal()
    }

    func end() -> [Stage: Double] {
      thread?.cancel()
      hasEnded.wait()
      return seconds
    }

    /// All that a process has started, and all that these have started.
    private func processes(of parent: Int32) -> [Int32] {
      let threads = "/proc/\(parent)/task"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
      let children = names.flatMap { name -> [Int32] in
        let bytes = FileManager.default.contents(atPath: "\(threads)/\(name)/children")
        return String(decoding: bytes ?? Data(), as: UTF8.self).split(separator: " ")
          .compactMap { Int32($0) }
      }
      return children + children.flatMap(processes)
    }

    private func stage(_ process: Int32) -> Stage? {
      let bytes = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      let program = bytes.prefix { $0 != 0 }
      switch URL(fileURLWithPath: String(decoding: program, as: UTF8.self)).lastPathComponent {
      case "program": return .tests
      case "swiftc", "swift-driver": return .driver
      case "swift-frontend", "swift-plugin-server": return .compiler
      case "swift-autolink-extract", "clang": return .linker
      case let name where name.hasPrefix("ld"): return .linker
      default: return nil
      }
    }
  }
}
