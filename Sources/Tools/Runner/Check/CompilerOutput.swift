// Reads what the compiler printed with `-diagnostic-style=llvm`:
//
//     03-CounterReducer.swift:12:5: error: cannot find 'stat' in scope
//     10 |   …                                   (the excerpt, up to the next such line)

enum CompilerOutput {
  /// - Parameters:
  ///   - learnersFiles: the names under which the learner's files were compiled.
  ///   - sources: texts by their names. The compiler counts columns in bytes, people in characters.
  static func diagnostics(
    in text: String,
    learnersFiles: Set<String>,
    sources: [String: String] = [:]
  ) -> [Verdict.Diagnostic] {
    var diagnostics: [Verdict.Diagnostic] = []
    for line in text.lines {
      if var diagnostic = diagnostic(line, learnersFiles: learnersFiles) {
        if let place = diagnostic.place, let source = sources[place.file] {
          diagnostic.place?.countCharacters(in: source)
        }
        diagnostics.append(diagnostic)
      } else if !diagnostics.isEmpty {
        diagnostics[diagnostics.count - 1].excerpt.append(line)
      }
    }
    // The driver only says that a job failed, and the job says why.
    let hasReason = diagnostics.contains { $0.severity == .error && $0.place != nil }
    return diagnostics.filter { diagnostic in
      !hasReason || diagnostic.place != nil
        || !diagnostic.message.contains(" command failed with exit code ")
    }
  }

  private static func diagnostic(_ line: String, learnersFiles: Set<String>) -> Verdict.Diagnostic?
  {
    for severity in [Verdict.Diagnostic.Severity.error, .warning, .note] {
      let mark = "\(severity.rawValue): "
      guard let range = line.firstRange(of: mark) else { continue }
      let place = line[..<range.lowerBound]
      let message = String(line[range.upperBound...])
      if place.isEmpty || place == "<unknown>:0: " {
        return Verdict.Diagnostic(severity: severity, message: message)
      }
      let parts = place.trimmed.split(separator: ":")
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { continue }
      let name = Path(parts.dropLast(2).joined(separator: ":")).name
      return Verdict.Diagnostic(
        place: Verdict.Place(
          file: name,
          isMine: learnersFiles.contains(name),
          line: line,
          column: column
        ),
        severity: severity,
        message: message
      )
    }
    return nil
  }
}

extension Verdict.Place {
  /// Turns the column from one that counts bytes into one that counts characters.
  fileprivate mutating func countCharacters(in source: String) {
    let lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let column, column > 0, lines.indices.contains(line - 1) else { return }
    self.column = String(decoding: lines[line - 1].prefix(column - 1), as: UTF8.self).count + 1
  }
}
