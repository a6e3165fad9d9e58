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
      let children = names(in: threads).flatMap { name in
        text(of: "\(threads)/\(name)/children").split(separator: " ").compactMap { Int32($0) }
      }
      return children + children.flatMap(processes)
    }

    private func stage(_ process: Int32) -> Stage? {
      let program = text(of: "/proc/\(process)/cmdline").prefix { $0 != "\0" }
      switch program.split(separator: "/").last ?? "" {
      case "program": return .tests
      case "swiftc", "swift-driver": return .driver
      case "swift-frontend", "swift-plugin-server": return .compiler
      case "swift-autolink-extract", "clang": return .linker
      case let name where name.hasPrefix("ld"): return .linker
      default: return nil
      }
    }

    // By the system's own calls: Foundation's take longer than the millisecond between two looks,
    // and much memory.

    private func names(in folder: String) -> [String] {
      guard let stream = opendir(folder) else { return [] }
      defer { closedir(stream) }
      var names: [String] = []
      while let entry = readdir(stream) {
        names.append(
          withUnsafeBytes(of: entry.pointee.d_name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
          }
        )
      }
      return names.filter { !$0.hasPrefix(".") }
    }

    private func text(of file: String) -> String {
      let descriptor = open(file, O_RDONLY)
      guard descriptor >= 0 else { return "" }
      defer { close(descriptor) }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
  }
}
