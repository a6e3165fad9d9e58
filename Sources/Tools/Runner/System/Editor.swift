// Opens a file in the user's editor, beside this program.

import Foundation

struct Editor: Equatable, Sendable {
  /// As in `$VISUAL`: a program, perhaps with arguments.
  let command: String

  /// Editors that draw on the terminal they are started in, which a watching workbook is using.
  private static let needingATerminal: Set = [
    "ed", "emacs", "helix", "hx", "jed", "joe", "kak", "mcedit", "micro", "nano", "ne", "nvim",
    "pico",
    "vi", "view", "vim",
  ]

  /// - Throws: a `Problem` if the user has named no editor, or one that needs this terminal.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let names = ["VISUAL", "EDITOR"].compactMap {
      environment[$0]?.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
    guard !names.isEmpty else {
      throw Problem(
        "No editor is set.",
        "Set VISUAL to one that has a window of its own, such as `export VISUAL=code`."
      )
    }
    func name(_ command: String) -> String {
      Path(String(command.prefix { $0 != " " })).name
    }
    guard let command = names.first(where: { !Self.needingATerminal.contains(name($0)) }) else {
      throw Problem(
        "`\(name(names[0]))` needs a terminal of its own.",
        "Start it in another one, or set VISUAL to an editor that has a window, such as `code`."
      )
    }
    self.command = command
  }

  /// Starts it with `file`. It outlives this program.
  ///
  /// Returns when it has ended, or when the task is cancelled.
  /// - Throws: a `Problem` if it could not be started or failed.
  func open(_ file: Path) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec \(command) \"$0\"", file.description]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let (statuses, continuation) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = {
      continuation.yield($0.terminationStatus)
      continuation.finish()
    }
    try process.run()
    for await status in statuses where status != 0 {
      throw Problem(
        "`\(command)` could not open \(file.short).",
        "Open it yourself, or set VISUAL to another editor."
      )
    }
  }
}
