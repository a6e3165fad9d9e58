// Tests of files use real ones, and must neither meet those of another test nor leave any behind.

import Foundation

/// A folder of its own, which is removed along with this object.
public final class TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("PrimeTime-\(UUID().uuidString)")

  public init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  public func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
