// A place in the file system, as the text the user knows it by. `URL` percent-encodes and
// `FilePath` does not come with every toolchain; spaces and non-ASCII letters must just work.

import Foundation

package struct Path: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// The absolute path of what the user typed: `~` is theirs, and `.` is the current folder.
  package init(typed text: String) {
    let expanded = (text as NSString).expandingTildeInPath
    let absolute = expanded.hasPrefix("/") ? expanded : Path.current.description + "/" + expanded
    self.init((absolute as NSString).standardizingPath)
  }

  static var current: Path { Path(FileManager.default.currentDirectoryPath) }

  package static func / (folder: Path, name: String) -> Path {
    Path(folder.description + "/" + name)
  }

  package var name: String { (description as NSString).lastPathComponent }
  package var folder: Path { Path((description as NSString).deletingLastPathComponent) }
  var url: URL { URL(fileURLWithPath: description) }
  /// The same without links.
  package var resolved: Path { Path(url.resolvingSymlinksInPath().path) }

  package var exists: Bool { status() != nil }
  package var isFolder: Bool { status()?.kind == S_IFDIR }
  /// Whether it is a folder, and no link to one.
  var isFolderItself: Bool { status(ofLink: true)?.kind == S_IFDIR }
  package var isLink: Bool { status(ofLink: true)?.kind == S_IFLNK }

  /// Whether it is an ordinary file of at most so many bytes. Reading anything else may never end.
  func isFile(atMost limit: Int) -> Bool {
    status().map { $0.kind == S_IFREG && $0.st_size <= limit } ?? false
  }

  /// What the system knows of it: of a link itself, or of where it leads.
  private func status(ofLink: Bool = false) -> stat? {
    var status = stat()
    let result = ofLink ? lstat(description, &status) : stat(description, &status)
    return result == 0 ? status : nil
  }

  /// When it was written last; nil if it can't be found.
  var modificationTime: Date? { attributes?[.modificationDate] as? Date }

  /// Changes when the file is written again; its content isn't read.
  package var sizeAndTime: String {
    "\(attributes?[.size] ?? 0) \(modificationTime?.timeIntervalSince1970 ?? 0)"
  }

  private var attributes: [FileAttributeKey: Any]? {
    try? FileManager.default.attributesOfItem(atPath: description)
  }

  /// As short as a person would type it: relative if it is in the current folder.
  package var short: String {
    let current = Path.current.description + "/"
    return description.hasPrefix(current)
      ? String(description.dropFirst(current.count)) : description
  }
}

extension stat {
  fileprivate var kind: mode_t { st_mode & S_IFMT }
}

// MARK: - Files

extension Path {
  /// The file's text, or nil if there is no file.
  /// - Throws: a `Problem` if there is one that can't be read as UTF-8 text.
  package func readIfPresent(fault: ExitCode = .fault) throws -> String? {
    // One in a folder that may not be looked into isn't gone, as far as anyone knows.
    guard exists || errno == EACCES else { return nil }
    return try read(fault: fault)
  }

  /// The file's text.
  /// - Parameter fault: how to exit if it can't be read as text, which may be the learner's doing.
  /// - Throws: a `Problem` if it can't be read, or isn't UTF-8 text.
  package func read(fault: ExitCode = .fault) throws -> String {
    let bytes = try readBytes(fault: fault)
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw Problem(
      "\(short) isn't UTF-8 text: line \(line + 1) holds bytes that aren't a character.",
      "Save it as UTF-8, then try again.",
      exitCode: fault
    )
  }

  /// - Throws: a `Problem` if it can't be read, or can't be a text.
  func readBytes(fault: ExitCode = .fault) throws -> Data {
    if exists, !isFolder, !isFile(atMost: 16 << 20) {
      throw Problem(
        "\(short) is too large to be text, or isn't an ordinary file.",
        "Move it away, then try again.",
        exitCode: fault
      )
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw Problem(
        "\(short) could not be read: \(reason(error)).",
        "Make it a readable file, then try again.",
        exitCode: fault
      )
    }
  }

  /// Whether the file holds this text, byte for byte. Strings that look alike are equal in Swift,
  /// such as two that write an accent in different ways; to the compiler they can mean different
  /// things.
  func holds(_ text: String) -> Bool {
    (try? readBytes()) == Data(text.utf8)
  }

  /// Makes the folder, and any missing folder above it.
  package func createFolder() throws {
    if isFolder { return }
    try folder.createFolder()
    guard mkdir(description, 0o777) == 0 || errno == EEXIST else {
      throw Problem("The folder \(short) could not be made", refusedWith: errno)
    }
  }

  /// - Throws: a `Problem` if nothing can be built in this clone.
  package func mustBeWritable() throws {
    let build = self / ".build"
    let folder = build.exists ? build : self
    guard folder.isFolder, access(folder.description, W_OK) == 0 else {
      throw Problem(
        "Nothing can be built in the clone \(short), because it can't be written to.",
        "Make it writable, or use a clone of your own."
      )
    }
  }

  /// Writes the whole text, or nothing at all.
  /// - Parameter time: the modification time it gets, if not now.
  package func write(_ text: String, changed time: Date? = nil) throws {
    try Unfinished(text, for: self, changed: time).finish()
  }

  package func writeIfChanged(_ text: String) throws {
    if !holds(text) { try write(text) }
  }

  /// Renames the file within its file system. A file that has the new name already is replaced.
  package func move(to other: Path) throws {
    guard rename(description, other.description) == 0 else {
      throw Problem("\(short) could not be renamed to \(other.name)", refusedWith: errno)
    }
  }

  /// Gives the file a second name. If the file system has no hard links, the file is renamed.
  func link(to other: Path) throws {
    if Foundation.link(description, other.description) != 0 { try move(to: other) }
  }

  /// What a symbolic link says; nil for anything else.
  var linkTarget: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: description)
  }

  /// Makes this path a symbolic link to another one, whatever it was before.
  /// - Parameter target: a path, which may be relative to the link's folder.
  func makeLink(to target: String) throws {
    if linkTarget == target { return }
    remove()
    try folder.createFolder()
    guard symlink(target, description) == 0 else {
      throw Problem("\(short) could not be made", refusedWith: errno)
    }
  }

  package func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  /// The names in a folder, sorted, without hidden ones. Empty if there is no such folder.
  package var contents: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: description)) ?? [])
      .filter { !$0.hasPrefix(".") }
      .sorted()
  }

  private func reason(_ error: any Error) -> String {
    // Outside of Apple's platforms, this error has a type of its own, and `as? NSError` doesn't
    // bridge it.
    let underlying = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error)
      .map { $0 as NSError }
    guard
      let code = [underlying, error as NSError].lazy.compactMap({ $0 })
        .first(where: { $0.domain == NSPOSIXErrorDomain })?.code
    else { return (error as NSError).localizedDescription }
    return String(cString: strerror(Int32(code)))
  }
}
