// Much of a capstone's library is what the learner has written before. Typing it again teaches
// nothing, so a file of the starter may say from which exercise a part of it comes:
//
//     // answer 2 of InoutBridge
//     state
//     // end answer
//
// These lines are replaced by what the learner wrote in the second region of that exercise, or, if
// that isn't known, by what is between the marks.

package struct CapstoneSource: Equatable, Sendable {
  /// One region of an exercise.
  package struct Answer: Hashable, Sendable {
    /// The exercise's name.
    package var exercise: String
    /// 1 is the first.
    package var number: Int
  }

  private enum Part: Equatable, Sendable {
    case line(String)
    case answer(Answer, indentation: String, otherwise: [String])
  }

  /// Its name below the exercise's folder.
  let name: String
  private var parts: [Part] = []

  /// - Throws: a `Problem` that names the line of a mark that is out of place.
  init(_ source: SourceFile) throws {
    name = source.name
    var open: (answer: Answer, indentation: String, otherwise: [String])?
    for (index, line) in source.text.lines.enumerated() {
      let code = line.trimmed
      func misplaced() -> Problem {
        Problem(
          "\(source.name):\(index + 1): \"\(code)\" is out of place.",
          "A region is opened by \"// answer 1 of SomeExercise\" and closed by \"// end answer\"."
        )
      }
      if code == "// end answer" {
        guard let region = open else { throw misplaced() }
        parts.append(
          .answer(region.answer, indentation: region.indentation, otherwise: region.otherwise)
        )
        open = nil
      } else if code == "// answer" || code.hasPrefix("// answer ") {
        let words = code.split(separator: " ")
        guard open == nil, words.count == 5, words[3] == "of", let number = Int(words[2]),
          number > 0
        else { throw misplaced() }
        let answer = Answer(exercise: String(words[4]), number: number)
        open = (answer, String(line.prefix { $0 == " " }), [])
      } else if open != nil {
        open?.otherwise.append(line)
      } else {
        parts.append(.line(line))
      }
    }
    guard open == nil else {
      throw Problem("\(source.name): the last region is never closed.", "Add \"// end answer\".")
    }
  }

  /// The answers that it takes.
  package var answers: [Answer] {
    parts.compactMap { if case .answer(let answer, _, _) = $0 { answer } else { nil } }
  }

  /// The file without any of the learner's answers.
  var starter: SourceFile { filled { _ in nil } }

  /// - Parameter lines: an answer, without indentation; nil where there is none.
  package func filled(with lines: (Answer) -> [String]?) -> SourceFile {
    let text = parts.flatMap { part -> [String] in
      switch part {
      case .line(let line): [line]
      case .answer(let answer, let indentation, let otherwise):
        lines(answer)?.map { $0.isEmpty ? "" : indentation + $0 } ?? otherwise
      }
    }
    return SourceFile(name: name, text: text.joined(separator: "\n") + "\n")
  }
}

extension AnnotatedSource {
  /// What a learner's text has in the place of an answer, cut out by the lines around it that every
  /// starter has. Nil if those lines have changed, or if the brackets between them don't match.
  ///
  /// - Parameter number: 1 is the first.
  package func answer(_ number: Int, in text: String) -> [String]? {
    guard let region = neighbors(ofAnswer: number) else { return nil }
    let lines = text.lines
    // Takes as many lines before the answer as are needed to find exactly one place.
    for count in 1...max(1, region.before.count) {
      let before = Array(region.before.suffix(count))
      let starts = lines.indices.filter { lines[$0...].starts(with: before) }
      guard starts.count == 1 else {
        if starts.isEmpty { return nil }
        continue
      }
      let rest = lines[(starts[0] + before.count)...]
      guard let end = rest.indices.first(where: { rest[$0...].starts(with: region.after) })
      else { return nil }
      let answer = rest[..<end]
      guard isBalanced(answer.joined(separator: "\n")) else { return nil }
      return answer.map { line in
        line.hasPrefix(region.indentation)
          ? String(line.dropFirst(region.indentation.count)) : line.trimmed
      }
    }
    return nil
  }
}
