// Which sections some words are about. A rare word counts more than a frequent one, and a word in a
// heading or in code more than one in a sentence. The weights are those of BM25 (Robertson and
// Zaragoza, "The Probabilistic Relevance Framework", 2009).

import Foundation
import Runner

struct SearchResult {
  let section: Section
  /// The sentence or line that matches best.
  let passage: String
  let line: Int

  /// For a terminal or an editor to open.
  var place: String { "\(section.page):\(line)" }
}

struct SearchIndex {
  private let sections: [Section]
  /// What each section says of each stem, and how many words it has.
  private let counts: [(weights: [String: Double], length: Double)]

  /// - Parameter texts: What will be searched for. Only their words are counted, because counting
  ///   all takes longer than an answer may.
  init(of sections: [Section], for texts: [String]) {
    self.sections = sections
    let stems = Self.stems(of: texts.map(Words.init).flatMap { $0.all + $0.parts })
    counts = sections.map { $0.weights(of: stems) }
  }

  /// The best sections, best first.
  func results(for text: String, limit: Int = 5) -> [SearchResult] {
    let terms = terms(of: text)
    let average = counts.reduce(0) { $0 + $1.length } / Double(max(1, counts.count))
    let total = terms.values.reduce(0, +)
    var scores = sections.indices.map { index in
      let share = 0.6 + 0.4 * counts[index].length / average
      var score = 0.0
      var found = 0.0
      for (stem, rarity) in terms {
        guard let weight = counts[index].weights[stem] else { continue }
        score += rarity * weight * 2.2 / (weight + 1.2 * share)
        found += rarity
      }
      return found == 0 ? 0 : score * (0.3 + 0.7 * found / total) * sections[index].kind.weight
    }
    let candidate = ErrorMessage.Candidate(text)
    for (index, section) in sections.enumerated() where !section.messages.isEmpty {
      let fit = section.messages.map { $0.fit(excerpt: candidate) }.max() ?? 0
      if fit > 0 { scores[index] += 1000 + Double(fit) }
    }
    return scores.indices.filter { scores[$0] > 0 }
      .sorted { (scores[$0], $1) > (scores[$1], $0) }
      .prefix(limit)
      .map { result(sections[$0], terms) }
  }

  /// Each stem of the text that a page has, and how rare it is. A name that no page has counts by
  /// its parts.
  private func terms(of text: String) -> [String: Double] {
    let words = Words(text)
    let telling = words.all.filter { !Words.fillers.contains($0) }
    let stems = Self.stems(of: telling.isEmpty ? words.all : telling)
    let terms = rarities(of: stems)
    guard terms.count < stems.count else { return terms }
    return rarities(of: stems.union(words.parts.map(Words.stem)))
  }

  /// A question that names a version is about versions, and few sections name the very one.
  private static func stems(of words: [String]) -> Set<String> {
    let stems = Set(words.map(Words.stem))
    return words.contains(where: Words.isVersion) ? stems.union(["version"]) : stems
  }

  private func rarities(of stems: Set<String>) -> [String: Double] {
    var rarities: [String: Double] = [:]
    for stem in stems {
      let count = Double(counts.count { $0.weights[stem] != nil })
      guard count > 0 else { continue }
      rarities[stem] = log(1 + (Double(sections.count) - count + 0.5) / (count + 0.5))
    }
    return rarities
  }

  /// Every word of the pages, for one that is misspelt.
  var spellings: [String] {
    var spellings: Set<String> = []
    for section in sections {
      for text in [section.heading] + section.passages.map(\.text) {
        spellings.formUnion(Words(text).all)
      }
    }
    return spellings.sorted()
  }

  /// A section with the sentence that has most of the words. The first of equals is nearest to the
  /// heading.
  private func result(_ section: Section, _ terms: [String: Double]) -> SearchResult {
    var best = (text: "", score: 0.0, line: section.line)
    for passage in section.passages {
      for text in passage.sentences where text.count > 3 {
        let words = Words(text)
        let stems = Set((words.all + words.parts).map(Words.stem))
        let score = stems.reduce(0) { $0 + (terms[$1] ?? 0) } * (passage.isCode ? 0.8 : 1)
        if best.text.isEmpty || score > best.score { best = (text, score, passage.line) }
      }
    }
    return SearchResult(
      section: section,
      passage: best.text,
      line: best.score > 0 ? best.line : section.line
    )
  }
}

extension Section {
  /// What the section says of each stem, and how many words it has.
  fileprivate func weights(of stems: Set<String>) -> (weights: [String: Double], length: Double) {
    var weights: [String: Double] = [:]
    var length = 0.0
    let beginnings = Set(stems.map { $0.utf8.prefix(2).reduce(0) { $0 << 8 | Int($1) } })
    func add(_ text: String, _ weight: Double, inCode: Double) {
      Words.read(text) { word, isPart, isCode in
        if !isPart { length += 1 }
        // Most words are none of these, and needn't become strings.
        guard beginnings.contains(word.prefix(2).reduce(0) { $0 << 8 | Int($1) }) else { return }
        let stem = Words.stem(String(decoding: word, as: UTF8.self))
        guard stems.contains(stem) else { return }
        weights[stem, default: 0] += (isCode ? inCode : weight) * (isPart ? 0.5 : 1)
      }
    }
    add(heading, 6, inCode: 6)
    add(title, 2, inCode: 2)
    for passage in passages { add(passage.text, 1, inCode: passage.isCode ? 1 : 2) }
    return (weights, length)
  }
}

extension Section.Kind {
  /// A guide answers; a lesson leads up to its answer, and an exercise asks.
  fileprivate var weight: Double {
    switch self {
    case .guide: 1
    case .lesson: 0.85
    case .exercise: 0.7
    case .reference: 0.7
    }
  }
}
