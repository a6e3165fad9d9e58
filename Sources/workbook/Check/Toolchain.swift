// What the compiler of this machine needs to build a program that runs Swift Testing tests. The only
// file that knows platforms apart.

import Foundation

struct Toolchain: Sendable {
  let compiler: String
  /// For the compiler, when it builds what imports `Testing`.
  let testingFlags: [String]

  /// Looks the compiler up.
  /// - Throws: a `Problem` when there is none.
  static func find() async throws -> Toolchain {
    guard let compiler = executable("swiftc") else {
      throw Problem(
        "There is no `swiftc` on the PATH.",
        "Install Swift 6.1 or newer from swift.org/install, or put its folder on the PATH.")
    }
    #if os(macOS)
      return Toolchain(compiler: compiler, testingFlags: try await appleFlags())
    #else
      // A toolchain for Linux finds its own Testing library and macros.
      return Toolchain(compiler: compiler, testingFlags: [])
    #endif
  }

  /// Changes when the compiler does, without starting it.
  var fingerprint: String {
    let resolved = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return stableHash([resolved, "\(attributes?[.size] ?? 0)", "\(time)"] + testingFlags)
  }

  private static func executable(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  #if os(macOS)
    // Not run here: Swift Testing comes with the platform's developer files, its macros with the
    // toolchain.
    private static func appleFlags() async throws -> [String] {
      let sdk = try await answer("--sdk", "macosx", "--show-sdk-path")
      let platform = try await answer("--sdk", "macosx", "--show-sdk-platform-path")
      let compiler = try await answer("--find", "swiftc")
      let frameworks = platform + "/Developer/Library/Frameworks"
      let libraries = platform + "/Developer/usr/lib"
      let macros =
        Path(compiler).folder.folder.description + "/lib/swift/host/plugins/testing"
      return [
        "-sdk", sdk, "-F", frameworks, "-I", libraries, "-L", libraries, "-plugin-path", macros,
        "-Xlinker", "-rpath", "-Xlinker", frameworks, "-Xlinker", "-rpath", "-Xlinker", libraries,
      ]
    }

    private static func answer(_ question: String...) async throws -> String {
      let result = try await Subprocess(
        executable: "/usr/bin/xcrun", arguments: question
      ).run()
      guard result.ending == .exited(0) else {
        throw Problem(
          "xcrun does not know this machine's developer files: \(result.errors.text.trimmed)",
          "Install Xcode or its command line tools: `xcode-select --install`.")
      }
      return result.output.text.trimmed
    }
  #endif
}
