// Screens that pages show: what `primetime` prints after some keys.

import Foundation
import Runner

struct ScreenSource: Sendable {
  /// The program, which is built with this one.
  private let player = Path(Bundle.main.executablePath ?? "").folder / "primetime"

  /// - Parameter id: an app and keys, `4 --feature fact; keys: ++`, or an app alone.
  /// - Returns: the last screen, as a region to copy.
  func region(_ id: String) async throws -> SnippetRegion {
    let parts = id.split(separator: "; keys: ", maxSplits: 1)
    let app = String(parts.first ?? "")
    let keys = parts.count == 2 ? String(parts[1]) : ""
    // Every key prints a screen, so what the last one adds is its own.
    let before = keys.isEmpty ? "" : try await output(of: app, keys: String(keys.dropLast()))
    let screen = try await output(of: app, keys: keys).dropFirst(before.count)
    return SnippetRegion(file: "screen", name: id, lines: dedented(screen.lines))
  }

  private func output(of app: String, keys: String) async throws -> String {
    let arguments = [keys, player.description] + app.split(separator: " ").map(String.init)
    let script = #"keys=$1; shift; printf %s "$keys" | "$@""#
    let result = try await Subprocess("/bin/sh", ["-c", script, "sh"] + arguments).run()
    guard result.ending == .exited(0) else {
      throw Problem(
        "`\(player.short) \(app)` failed: \(result.errors.text)",
        "Build it with `swift build --product primetime`."
      )
    }
    return result.output.text
  }
}
