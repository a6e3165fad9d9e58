// Which files of a folder are read. It follows no symbolic link, so it stays in the folder and
// always ends, and it opens files for reading only.

import Foundation

/// Why some files are not read.
struct Skip: Equatable {
  enum Reason: String, CaseIterable, Codable {
    case buildFolder = "in hidden folders, and those of builds and packages"
    case ignored = "that .gitignore leaves out"
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
  /// The files that say what the project builds with; .gitignore may well leave them out.
  private(set) var locks: [String] = []

  /// In these, the code is somebody else's or made by a machine.
  static let buildFolders: Set = [
    "build", "DerivedData", "Pods", "Carthage", "SourcePackages", "checkouts", "node_modules",
  ]

  /// - Parameter path: a folder, whose files are then found in alphabetical order, or one file.
  init(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      let url = URL(fileURLWithPath: path)
      root = url.deletingLastPathComponent().path
      files = [url.lastPathComponent]
    } else {
      root = path
      visit("", IgnoreRules())
    }
  }

  private mutating func visit(_ folder: String, _ rules: IgnoreRules) {
    guard let names = names(in: folder) else {
      let place = folder.isEmpty ? root : folder
      skips.append(
        Skip(
          reason: .unreadable,
          path: folder,
          files: 0,
          sentence: "The folder \(place) can't be read: \(String(cString: strerror(errno)))."
        )
      )
      return
    }
    var rules = rules
    if names.contains(".gitignore"), case .success(let bytes) = read(path(folder, ".gitignore")) {
      rules = rules.adding(String(decoding: bytes, as: UTF8.self), in: folder)
    }
    for name in names {
      let path = path(folder, name)
      var status = stat()
      guard lstat(root + "/" + path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where name.hasPrefix(".") || Self.buildFolders.contains(name):
        skip(path, .buildFolder)
      case S_IFDIR where rules.exclude(path, isFolder: true):
        skip(path, .ignored)
      case S_IFDIR:
        visit(path, rules)
      case S_IFREG where Build.locks.contains(name):
        locks.append(path)
      case S_IFREG where name.hasSuffix(".swift"):
        if rules.exclude(path, isFolder: false) {
          skips.append(Skip(reason: .ignored, path: path))
        } else {
          files.append(path)
        }
      case S_IFLNK where name.hasSuffix(".swift"):
        skips.append(Skip(reason: .symbolicLink, path: path))
      case S_IFLNK where isLinkToFolder(path):
        skips.append(Skip(reason: .symbolicLink, path: path, files: 0))
      default: break
      }
    }
  }

  private func isLinkToFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(root + "/" + path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private func path(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }

  private func names(in folder: String) -> [String]? {
    guard let stream = opendir(root + "/" + folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Counts the Swift files of a folder that isn't read.
  private mutating func skip(_ folder: String, _ reason: Skip.Reason) {
    var count = 0
    var rest = [folder]
    while let folder = rest.popLast() {
      for name in names(in: folder) ?? [] {
        var status = stat()
        guard lstat(root + "/" + path(folder, name), &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { rest.append(path(folder, name)) }
        if status.st_mode & S_IFMT == S_IFREG, name.hasSuffix(".swift") { count += 1 }
      }
    }
    if count > 0 { skips.append(Skip(reason: reason, path: folder, files: count)) }
  }

  // MARK: - Reading

  /// No source that a person wrote is larger.
  static let limit = 8 << 20

  /// The file's bytes, or why it isn't read.
  func read(_ path: String) -> Result<[UInt8], Refusal> {
    func refused(_ reason: Skip.Reason, _ what: String) -> Result<[UInt8], Refusal> {
      .failure(Refusal(Skip(reason: reason, path: path, sentence: "\(path) \(what).")))
    }
    let descriptor = open(root + "/" + path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      return refused(.unreadable, "can't be read: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    let size = Int(status.st_size)
    guard size <= Self.limit else {
      return refused(
        .tooLarge,
        "has \(size >> 20) MB; files above \(Self.limit >> 20) MB aren't read"
      )
    }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      while count < size {
        let more = Foundation.read(descriptor, buffer.baseAddress! + count, size - count)
        if more <= 0 { break }
        count += more
      }
      initialized = count
    }
    guard count == size else { return refused(.unreadable, "could not be read to its end") }
    guard isText(bytes) else { return refused(.notText, "isn't UTF-8 text") }
    return .success(bytes)
  }

  private func isText(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
  }
}

struct Refusal: Error {
  let skip: Skip
  init(_ skip: Skip) { self.skip = skip }
}
