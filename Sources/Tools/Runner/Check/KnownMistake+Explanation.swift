// The sentence below a verdict, for an answer that fails as a known mistake does.

extension Exercise {
  /// The sentences for an answer that gives the same as a known mistake: the fact, and in a line of
  /// its own what usually causes it.
  func explanation(of verdict: Verdict) -> String? {
    guard let symptom = verdict.symptom(kind: kind) else { return nil }
    let mistakes = ((try? KnownMistake.all(of: self)) ?? []).filter { $0.symptom == symptom }
    return KnownMistake.explanation(of: mistakes)
  }
}

extension KnownMistake {
  /// - Parameter mistakes: those that give the same, whose fact is therefore the same.
  package static func explanation(of mistakes: [KnownMistake]) -> String? {
    var lines: [String] = []
    if let fact = mistakes.lazy.compactMap(\.fact).first { lines.append(fact) }
    var causes: [String] = []
    for cause in mistakes.compactMap(\.cause) where !causes.contains(cause) {
      lines.append((causes.isEmpty ? "A common cause: " : "Another: ") + cause)
      causes.append(cause)
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
