// What the project builds with. Code shows which version it was written for. The files in which a
// package manager notes what it chose say which one it is built with, and the two may differ.

import Foundation

struct Build: Equatable {
  /// The version, or a branch or revision.
  var version: String
  /// Nil if it is a branch or a revision.
  var number: Version? {
    version.contains(/^\d+\.\d+/) ? Version(stringLiteral: version) : nil
  }
  /// The file that says so, below the folder that is read.
  var path: String

  /// The files' names, in whichever folder they are.
  static let locks: Set = ["Package.resolved", "Podfile.lock", "Cartfile.resolved"]

  /// Nil if the file doesn't name the library.
  init?(lockedBy path: String, in walk: Walk) {
    guard let bytes = try? walk.read(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let version =
      switch (path as NSString).lastPathComponent {
      case "Package.resolved": Self.pin(in: Data(bytes))
      case "Podfile.lock":
        text.firstMatch(of: /- ComposableArchitecture \(([^)]+)\)/).map { String($0.1) }
      default:
        text.firstMatch(of: /swift-composable-architecture(?:\.git)?" "([^"]+)"/)
          .map { String($0.1) }
      }
    guard let version else { return nil }
    self.version = version
    self.path = path
  }

  /// Of any format: the first has its pins in an object, and later ones other names.
  private static func pin(in data: Data) -> String? {
    struct Resolved: Decodable {
      struct Pins: Decodable { var pins: [Pin] }
      struct Pin: Decodable {
        struct State: Decodable { var version, branch, revision: String? }
        var location, repositoryURL: String?
        var state: State
      }
      var pins: [Pin]?
      var object: Pins?
    }
    guard let resolved = try? JSONDecoder().decode(Resolved.self, from: data) else { return nil }
    let pin = (resolved.pins ?? resolved.object?.pins ?? []).first { pin in
      let url = (pin.location ?? pin.repositoryURL ?? "").lowercased()
      return url.contains(/swift-composable-architecture(\.git)?(#.*)?$/)
    }
    return pin.flatMap { $0.state.version ?? $0.state.branch ?? $0.state.revision }
  }
}

extension Inventory {
  /// The oldest version that is built.
  var built: Version? { builds.compactMap(\.number).min() }

  /// What the project builds with, in a sentence, and what follows if the code was written for
  /// another version.
  var build: String? {
    let versions = Set(builds.map(\.version))
    guard let first = builds.first else { return nil }
    if versions.count > 1 {
      return
        "Builds with \(versions.sorted().joined(separator: ", ")). If these are projects of their "
        + "own, take the inventory of each."
    }
    let builds = "Builds with \(first.version)."
    guard let version = first.number else { return builds }
    if let from = estimate.from, version < from {
      return builds
        + " The code has what came with \(from), so that file isn't the one that counts."
    }
    if let through = estimate.through, through < version {
      return builds + " The code's older forms still compile there."
    }
    return builds
  }
}
