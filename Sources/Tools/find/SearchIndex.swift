// Which sections words are about. A rare word says more than a frequent one, and a word in a
// heading or in code more than one in a sentence; the weights are those of BM25 (Robertson and
// Zaragoza, "The Probabilistic Relevance Framework", 2009).

import Foundation

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
  /// For each stem, how much each section says of it.
  private var occurrences: [String: [(section: Int, weight: Double)]] = [:]
  private var lengths: [Double] = []
  /// Every word of the pages, for one that is misspelt.
  private(set) var spellings: [String] = []

  init(of sections: [Section]) {
    self.sections = sections
    var stems: [String: String] = [:]
    func stem(_ word: String) -> String {
      if let known = stems[word] { return known }
      let stem = Words.stem(word)
      stems[word] = stem
      return stem
    }
    for (index, section) in sections.enumerated() {
      var weights: [String: Double] = [:]
      var length = 0.0
      func add(_ text: String, _ weight: Double) {
        let words = Words(text)
        for word in words.all {
          weights[stem(word), default: 0] += weight
          length += 1
        }
        for word in words.parts { weights[stem(word), default: 0] += weight / 2 }
      }
      add(section.heading, 6)
      add(section.title, 2)
      for passage in section.passages {
        if passage.isCode {
          add(passage.text, 1)
          continue
        }
        for (part, text) in passage.text.split(separator: "`", omittingEmptySubsequences: false)
          .enumerated()
        {
          add(String(text), part.isMultiple(of: 2) ? 1 : 2)
        }
      }
      for (stem, weight) in weights { occurrences[stem, default: []].append((index, weight)) }
      lengths.append(length)
    }
    spellings = stems.keys.sorted()
  }

  /// The best sections, best first.
  func results(for text: String, limit: Int = 5) -> [SearchResult] {
    let terms = terms(of: text)
    var scores = [Double](repeating: 0, count: sections.count)
    var found = [Double](repeating: 0, count: sections.count)
    let average = lengths.reduce(0, +) / Double(max(1, lengths.count))
    for (term, rarity) in terms {
      for (section, weight) in occurrences[term] ?? [] {
        let share = 0.6 + 0.4 * lengths[section] / average
        scores[section] += rarity * weight * 2.2 / (weight + 1.2 * share)
        found[section] += rarity
      }
    }
    let total = terms.values.reduce(0, +)
    for index in scores.indices where scores[index] > 0 {
      scores[index] *= 0.3 + 0.7 * found[index] / total
      scores[index] *= sections[index].kind.weight
    }
    for (index, section) in sections.enumerated() where !section.messages.isEmpty {
      let fit = section.messages.map { $0.fit(text) }.max() ?? 0
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
    var stems = (telling.isEmpty ? words.all : telling).map(Words.stem)
    if stems.contains(where: { occurrences[$0] == nil }) { stems += words.parts.map(Words.stem) }
    var terms: [String: Double] = [:]
    for stem in stems {
      guard let count = occurrences[stem]?.count else { continue }
      terms[stem] = log(1 + (Double(sections.count - count) + 0.5) / (Double(count) + 0.5))
    }
    return terms
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
