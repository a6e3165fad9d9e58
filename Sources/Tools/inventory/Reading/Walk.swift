// Which files of a folder are read. It follows no symbolic link, so it stays in the folder and
// always ends, and it opens files for reading only.

import Foundation

/// Why some files are not read.
struct Skip: Error, Equatable {
  enum Reason: String, CaseIterable {
    case buildFolder = "in hidden folders, and those of builds and packages"
    case ignored = "that git ignores"
    case symbolicLink = "that are symbolic links"
    case tooLarge = "that are too large"
    case notText = "that aren't UTF-8 text"
    case unreadable = "that can't be read"
  }

  var reason: Reason
  /// Below the root.
  var path: String
  /// How many Swift files that is.
  var files = 1
  /// What happened, if that is more than the reason.
  var sentence: String?
}

struct Walk {
  let root: String
  private(set) var files: [String] = []
  private(set) var skips: [Skip] = []
  /// The files that say what the project builds with; git may well ignore them.
  private(set) var locks: [String] = []

  /// In these, the code is somebody else's or made by a machine.
  static let buildFolders: Set = [
    "build", "DerivedData", "Pods", "Carthage", "SourcePackages", "checkouts", "node_modules",
  ]
  /// No source that a person wrote is larger.
  static let limit = 8 << 20

  /// - Parameter path: a folder, whose files are then found in alphabetical order, or one file.
  init(_ path: String) {
    let url = URL(fileURLWithPath: path)
    if (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
      root = url.deletingLastPathComponent().path
      files = [url.lastPathComponent]
    } else {
      root = path
      visit("")
      let ignored = ignored
      skips += files.filter(ignored.contains).map { Skip(reason: .ignored, path: $0) }
      files.removeAll(where: ignored.contains)
    }
  }

  private mutating func visit(_ folder: String) {
    guard let names = names(in: folder) else {
      let sentence = "The folder \(folder.isEmpty ? root : folder) can't be read."
      skips.append(Skip(reason: .unreadable, path: folder, files: 0, sentence: sentence))
      return
    }
    for name in names {
      let path = folder.isEmpty ? name : folder + "/" + name
      switch mode(of: path) {
      case S_IFDIR where name.hasPrefix(".") || Self.buildFolders.contains(name):
        let count = count(in: path)
        if count > 0 { skips.append(Skip(reason: .buildFolder, path: path, files: count)) }
      case S_IFDIR: visit(path)
      case S_IFREG where Build.locks.contains(name): locks.append(path)
      case S_IFREG where name.hasSuffix(".swift"): files.append(path)
      case S_IFLNK where name.hasSuffix(".swift"):
        skips.append(Skip(reason: .symbolicLink, path: path))
      default: break
      }
    }
  }

  private func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder).sorted()
  }

  private func mode(of path: String) -> mode_t {
    var status = stat()
    return lstat(root + "/" + path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  /// The number of Swift files in a folder that isn't read.
  private func count(in folder: String) -> Int {
    (names(in: folder) ?? []).reduce(0) { total, name in
      switch mode(of: folder + "/" + name) {
      case S_IFDIR: total + count(in: folder + "/" + name)
      case S_IFREG where name.hasSuffix(".swift"): total + 1
      default: total
      }
    }
  }

  /// The Swift files that git ignores; none if there is no repository.
  private var ignored: Set<String> {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let list = ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--", "*.swift"]
    git.arguments = ["git", "-C", root] + list
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    guard (try? git.run()) != nil else { return [] }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    return Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The file's bytes.
  func read(_ path: String) throws(Skip) -> [UInt8] {
    func skip(_ reason: Skip.Reason, _ what: String) -> Skip {
      Skip(reason: reason, path: path, sentence: "\(path) \(what).")
    }
    var status = stat()
    guard lstat(root + "/" + path, &status) == 0, status.st_size <= Self.limit else {
      let what = "has \(status.st_size >> 20) MB; files above \(Self.limit >> 20) MB aren't read"
      throw skip(.tooLarge, what)
    }
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else {
      throw skip(.unreadable, "can't be read")
    }
    let bytes = [UInt8](data)
    guard bytes.allSatisfy({ $0 < 0x80 }) || String(validating: bytes, as: UTF8.self) != nil else {
      throw skip(.notText, "isn't UTF-8 text")
    }
    return bytes
  }
}
