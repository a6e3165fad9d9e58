// What this machine's compiler needs to build a program that runs Swift Testing tests. No other
// file here has to know which platform it is.

import Foundation

package struct Toolchain: Sendable {
  enum Method: Equatable, Sendable {
    /// By the compiler, with these flags for what imports `Testing`.
    case compiler(testingFlags: [String])
    /// By SwiftPM, which knows every platform and takes four times as long.
    case swiftPM
  }

  let compiler: String
  let method: Method
  /// What the compiler says of itself, if it is one that only starts another.
  private(set) var answer = ""

  init(compiler: String, method: Method) {
    (self.compiler, self.method) = (compiler, method)
  }

  /// Finds the compiler.
  /// - Throws: a `Problem` if there is none.
  /// - Parameter path: the folders to look in, as in `$PATH`.
  static func find(
    usesSwiftPM: Bool,
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) async throws -> Toolchain {
    guard let compiler = executable("swiftc", in: path) else {
      throw Problem(
        "There is no `swiftc` on the PATH.",
        "Install Swift 6.2 or newer from swift.org/install, or put its folder on the PATH."
      )
    }
    var toolchain = Toolchain(
      compiler: compiler,
      method: usesSwiftPM ? .swiftPM : await surestMethod()
    )
    if !["swift-driver", "swift-frontend"].contains(toolchain.resolvedCompiler.name) {
      let information = try? await Subprocess(compiler, ["-print-target-info"]).run()
      toolchain.answer = information?.output.text ?? ""
    }
    return toolchain
  }

  /// What a program needs beside its modules and objects. Its `main` is in `TestProgram`, so one
  /// that a learner declares gets another name. On Linux, libraries find the program's own `abort`
  /// and `pthread_create`, and it is linked by the toolchain's own linker, where there is one: the
  /// usual one takes half as long again. But the toolchain's takes each `%` in a path for a digit
  /// that it may choose.
  func programFlags(in folder: Path) -> [String] {
    let main = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "learners_main"]
    #if os(Linux)
      let exported = ["abort", "pthread_create"]
      let linker = resolvedCompiler.folder / "ld.lld"
      return main + exported.flatMap { ["-Xlinker", "--export-dynamic-symbol=\($0)"] }
        + (linker.exists && !folder.description.contains("%") ? ["-use-ld=lld"] : [])
    #else
      return main
    #endif
  }

  /// What the user tells the driver of the tools it starts.
  static var driverVariables: [String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("SWIFT_DRIVER_") }
      .map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// Changes when the compiler does.
  package var fingerprint: String {
    stableHash([resolvedCompiler.description, resolvedCompiler.sizeAndTime, answer, "\(method)"])
  }

  private var resolvedCompiler: Path { Path(compiler).resolved }

  private static func executable(_ name: String, in path: String) -> String? {
    path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  #if os(macOS)
    // Not run here. Swift Testing comes with the platform's developer files, its macros with the
    // toolchain; if one of them isn't in its usual place, SwiftPM finds it.
    private static func surestMethod() async -> Method {
      guard let sdk = await answer("--sdk", "macosx", "--show-sdk-path"),
        let platform = await answer("--sdk", "macosx", "--show-sdk-platform-path"),
        let compiler = await answer("--find", "swiftc")
      else { return .swiftPM }
      let frameworks = Path(platform) / "Developer/Library/Frameworks"
      let libraries = Path(platform) / "Developer/usr/lib"
      let macros = Path(compiler).folder.folder / "lib/swift/host/plugins/testing"
      guard (frameworks / "Testing.framework").isFolder, macros.isFolder else { return .swiftPM }
      let paths = [frameworks, libraries].flatMap {
        ["-Xlinker", "-rpath", "-Xlinker", $0.description]
      }
      return .compiler(
        testingFlags: [
          "-sdk", sdk, "-F", frameworks.description, "-I", libraries.description,
          "-L", libraries.description, "-plugin-path", macros.description,
        ] + paths
      )
    }

    private static func answer(_ question: String...) async -> String? {
      let result = try? await Subprocess(executable: "/usr/bin/xcrun", arguments: question).run()
      guard let result, result.ending == .exited(0) else { return nil }
      return result.output.text.trimmed
    }
  #else
    /// A toolchain for Linux finds its own Testing library and macros.
    private static func surestMethod() async -> Method {
      .compiler(testingFlags: [])
    }
  #endif
}
