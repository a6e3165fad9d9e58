// A Swift file and its text, and how a folder of them is read.

import Foundation

/// A Swift file, by its name below the folder it is found in.
package struct SourceFile: Hashable, Sendable {
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// Two texts are the same if their bytes are; see `Path.holds`.
  package static func == (one: SourceFile, other: SourceFile) -> Bool {
    one.name == other.name && Data(one.text.utf8) == Data(other.text.utf8)
  }

  /// Whether nothing is in it.
  var isBlank: Bool { withPlainLines.text.allSatisfy(\.isWhitespace) }

  /// Without what some editors change in a file that they only save: the ends of its lines, and a
  /// mark at its beginning.
  package var withPlainLines: SourceFile {
    let text =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    return SourceFile(name: name, text: text.replacing("\r\n", with: "\n"))
  }
}

extension SourceFile {
  /// Whether it is a file of tests.
  package var isTest: Bool { importedModules(of: text).contains("Testing") }
}

extension Path {
  /// Every Swift file in a folder and below, by name.
  /// - Parameter fault: how to exit if one isn't UTF-8 text, or can't be read.
  package func sources(fault: ExitCode = .fault) throws -> [SourceFile] {
    if access(description, R_OK | X_OK) != 0, errno == EACCES {
      throw Problem(
        "\(short) could not be read: \(String(cString: strerror(errno))).",
        "Make it a readable folder, then try again.",
        exitCode: fault
      )
    }
    return try sourceNames().map { SourceFile(name: $0, text: try (self / $0).read(fault: fault)) }
  }

  /// The names of the Swift files in a folder and below. A link to a file is followed, and one to a
  /// folder isn't: it may lead anywhere, and back here.
  package func sourceNames() -> [String] {
    contents.flatMap { name -> [String] in
      let path = self / name
      if name.hasSuffix(".swift"), !path.isFolder { return [name] }
      return path.isFolderItself ? path.sourceNames().map { "\(name)/\($0)" } : []
    }
  }
}
