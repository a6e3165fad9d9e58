// A place in the file system, as the text the user knows it by. `URL` percent-encodes and
// `FilePath` does not come with every toolchain; spaces and non-ASCII letters must just work.

import Foundation

struct Path: Hashable, Sendable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// The absolute path of what the user typed: `~` is theirs, and `.` is the current folder.
  init(typed text: String) {
    let expanded = (text as NSString).expandingTildeInPath
    let absolute = expanded.hasPrefix("/") ? expanded : Path.current.description + "/" + expanded
    self.init((absolute as NSString).standardizingPath)
  }

  static var current: Path { Path(FileManager.default.currentDirectoryPath) }

  static func / (folder: Path, name: String) -> Path {
    Path(folder.description + "/" + name)
  }

  var name: String { (description as NSString).lastPathComponent }
  var folder: Path { Path((description as NSString).deletingLastPathComponent) }
  var url: URL { URL(fileURLWithPath: description) }

  var exists: Bool { FileManager.default.fileExists(atPath: description) }

  var isFolder: Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: description, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// As short as a person would type it: relative where it lies in the current folder.
  var short: String {
    let current = Path.current.description + "/"
    return description.hasPrefix(current)
      ? String(description.dropFirst(current.count)) : description
  }
}

// MARK: - Files

extension Path {
  /// The file's text, or nil where there is no file.
  /// - Throws: a `Problem` when there is one that can't be read as UTF-8 text.
  func readIfPresent() throws -> String? {
    guard exists else { return nil }
    return try read()
  }

  /// The file's text.
  /// - Throws: a `Problem` when it can't be read, or is not UTF-8 text.
  func read() throws -> String {
    guard let text = String(validating: try readBytes(), as: UTF8.self) else {
      throw Problem("\(short) is not UTF-8 text.", "Save it as UTF-8, then try again.")
    }
    return text
  }

  func readBytes() throws -> Data {
    do {
      return try Data(contentsOf: url)
    } catch {
      throw Problem(
        "\(short) could not be read: \(reason(error)).",
        "Make it a readable file, then try again."
      )
    }
  }

  /// Makes the folder, and those above it that are missing.
  func createFolder() throws {
    if isFolder { return }
    try folder.createFolder()
    guard mkdir(description, 0o777) == 0 || errno == EEXIST else {
      throw Problem(
        "The folder \(short) could not be made: \(String(cString: strerror(errno))).",
        "Make the folder above it writable, or choose another one with --workspace."
      )
    }
  }

  /// Writes the whole text or nothing: into a temporary file first, which then takes the name.
  func write(_ text: String) throws {
    try folder.createFolder()
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw Problem(
        "\(short) could not be written: \(reason(error)).",
        "Make its folder writable, or choose another one with --workspace."
      )
    }
  }

  func writeIfChanged(_ text: String) throws {
    if (try? read()) != text { try write(text) }
  }

  /// Gives the file another name in the same file system; what had that name before is replaced.
  func move(to other: Path) throws {
    guard rename(description, other.description) == 0 else {
      throw Problem(
        "\(short) could not be renamed to \(other.name): \(String(cString: strerror(errno))).",
        "Make its folder writable, then try again."
      )
    }
  }

  /// Makes this a symbolic link to another path, whatever it was before.
  func makeLink(to target: Path) throws {
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: description))
      == target.description
    {
      return
    }
    remove()
    try folder.createFolder()
    guard symlink(target.description, description) == 0 else {
      throw Problem(
        "\(short) could not be made: \(String(cString: strerror(errno))).",
        "Make its folder writable, or choose another one with --workspace."
      )
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  /// The names in a folder, in order, hidden ones left out. Empty where there is no such folder.
  var contents: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: description)) ?? [])
      .filter { !$0.hasPrefix(".") }
      .sorted()
  }

  private func reason(_ error: any Error) -> String {
    // An error of its own type outside of Apple's platforms, where `as? NSError` does not bridge it.
    let underlying = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error)
      .map { $0 as NSError }
    guard
      let code = [underlying, error as NSError].lazy.compactMap({ $0 })
        .first(where: { $0.domain == NSPOSIXErrorDomain })?.code
    else { return (error as NSError).localizedDescription }
    return String(cString: strerror(Int32(code)))
  }
}
