// Reads what the compiler printed with `-diagnostic-style=llvm`:
//
//     02-CounterReducer.swift:12:5: error: cannot find 'stat' in scope
//     10 |   …                                   (the excerpt, up to the next such line)

enum CompilerOutput {
  /// - Parameter learnersFile: the name under which the learner's file was compiled.
  static func diagnostics(in text: String, learnersFile: String) -> [Verdict.Diagnostic] {
    var diagnostics: [Verdict.Diagnostic] = []
    for line in text.lines {
      if let diagnostic = diagnostic(line, learnersFile: learnersFile) {
        diagnostics.append(diagnostic)
      } else if !diagnostics.isEmpty {
        diagnostics[diagnostics.count - 1].excerpt.append(line)
      }
    }
    return diagnostics
  }

  private static func diagnostic(_ line: String, learnersFile: String) -> Verdict.Diagnostic? {
    for severity in [Verdict.Diagnostic.Severity.error, .warning, .note] {
      let mark = "\(severity.rawValue): "
      guard let range = line.firstRange(of: mark) else { continue }
      let place = line[..<range.lowerBound]
      let message = String(line[range.upperBound...])
      if place.isEmpty || place == "<unknown>:0: " {
        return Verdict.Diagnostic(
          isInLearnersFile: false,
          line: 0,
          column: 0,
          severity: severity,
          message: message,
          excerpt: []
        )
      }
      let parts = place.trimmed.split(separator: ":")
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { continue }
      let file = parts.dropLast(2).joined(separator: ":")
      return Verdict.Diagnostic(
        isInLearnersFile: Path(file).name == learnersFile,
        line: line,
        column: column,
        severity: severity,
        message: message,
        excerpt: []
      )
    }
    return nil
  }
}
