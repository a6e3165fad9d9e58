// An error message of a page, in which `…` stands for anything. `find` looks for the message that
// was pasted, and a verdict for the compiler's.

package struct ErrorMessage: Sendable {
  /// What a message must say, in this order.
  private let parts: [String]

  package init(_ text: some StringProtocol) {
    parts = Self.normalized(text).split(separator: "…").map(Self.trimmed).filter { !$0.isEmpty }
  }

  /// The messages that a text quotes. Some quote something themselves.
  package static func all(in text: some StringProtocol) -> [ErrorMessage] {
    var messages: [ErrorMessage] = []
    var quotes: [String.Index] = []
    var last: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == "\"" {
        if last == " " || last == "(" {
          quotes.append(text.index(after: index))
          last = " "  // The message may begin with a quotation.
          continue
        }
        if let start = quotes.popLast(), quotes.isEmpty {
          messages.append(ErrorMessage(text[start..<index]))
        }
      }
      last = character
    }
    return messages.filter { $0.length >= 12 }
  }

  private var length: Int { parts.reduce(0) { $0 + $1.count } }

  /// A text to compare with messages, which is normalized only once for all of them.
  package struct Candidate: Sendable {
    fileprivate let text: String

    package init(_ text: some StringProtocol) { self.text = normalized(text) }
  }

  /// How much of the message the text says: 0 if it says another one.
  package func fit(_ candidate: Candidate) -> Int {
    var rest = candidate.text[...]
    for part in parts {
      guard let range = rest.firstRange(of: part) else { return 0 }
      rest = rest[range.upperBound...]
    }
    return length >= 12 ? length : 0
  }

  /// The same for what a person typed or pasted, which may be only a part of the message.
  package func fit(excerpt candidate: Candidate) -> Int {
    let whole = fit(candidate)
    guard whole == 0, candidate.text.count >= 16 else { return whole }
    return parts.contains { $0.contains(candidate.text) } ? candidate.text.count : 0
  }

  /// In lower case, with one space between words, without quotes: shells and terminals change them.
  private static func normalized(_ text: some StringProtocol) -> String {
    text.lowercased().filter { !"'\"`‘’“”".contains($0) }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func trimmed(_ part: Substring) -> String {
    String(part.drop { " .,:;".contains($0) }.reversed().drop { " .,:;".contains($0) }.reversed())
  }
}
