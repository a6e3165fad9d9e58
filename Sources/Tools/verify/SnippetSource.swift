// Regions of compiled sources that pages copy. The spelling is SE-0356's:
//
//     // snippet.send
//     store.send(.incrementTapped)
//     // snippet.end

import Runner

struct SnippetRegion: Equatable {
  let file: String
  let name: String
  let lines: [String]

  var id: String { "\(file)#\(name)" }
}

struct SnippetSource {
  private(set) var regions: [SnippetRegion] = []
  private(set) var problems: [String] = []

  /// Finds the regions of a file. They may nest: a marker line is part of none.
  init(_ text: String, file: String) {
    var open: [(name: String, start: Int, lines: [String])] = []
    for (index, line) in text.lines.enumerated() {
      let comment = line.trimmed
      let marker =
        comment.hasPrefix("// snippet.") ? String(comment.dropFirst("// snippet.".count)) : nil
      if marker == "end" {
        guard let closed = open.popLast() else {
          problems.append("\(file):\(index + 1): \"// snippet.end\" closes nothing.")
          continue
        }
        let region = SnippetRegion(file: file, name: closed.name, lines: dedented(closed.lines))
        if regions.contains(where: { $0.name == region.name }) {
          problems.append("\(file):\(closed.start): there are two regions \"\(closed.name)\".")
        }
        regions.append(region)
      } else if let marker {
        open.append((marker, index + 1, []))
      } else {
        for level in open.indices { open[level].lines.append(line) }
      }
    }
    for region in open {
      problems.append("\(file):\(region.start): the region \"\(region.name)\" is never closed.")
    }
  }
}

/// The lines without the indentation that they share, and without blank lines around them.
func dedented(_ lines: [String]) -> [String] {
  let indentation =
    lines.filter { !$0.trimmed.isEmpty }
    .map { $0.prefix { $0 == " " }.count }.min() ?? 0
  return lines.map { $0.trimmed.isEmpty ? "" : String($0.dropFirst(indentation)) }
    .drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
}
