// What scripts read, and what `--since` compares with. docs/reference/inventory.md describes the
// fields; later versions may add some, but don't change what a field means.

import Foundation

struct JSONReport: Codable {
  struct File: Codable {
    var path: String
    var lines: Int
    var styles: [String]
    var uses: [Use]
  }

  struct Use: Codable {
    var construct: String
    var style: String
    var step: String?
    var page: String
    var line: Int
    var text: String
    var isSure: Bool
  }

  struct Skip: Codable {
    var path: String
    var reason: String
    var files: Int
  }

  var format = 1
  var from: String?
  var through: String?
  var because: String?
  var progress: Int
  var next: String?
  var styles: [String: Int]
  var files: [File]
  var skipped: [Skip]
}

extension JSONReport {
  init(_ inventory: Inventory) {
    let estimate = inventory.estimate
    from = estimate.from?.description
    through = estimate.through?.description
    because = estimate.sentence
    progress = inventory.progress
    next = inventory.nextStep?.rawValue
    let files = inventory.files.filter { $0.usesArchitecture || !$0.uses.isEmpty }
    let names = files.map { $0.estimate.isMixed ? "mixed" : $0.estimate.name }.filter {
      !$0.isEmpty
    }
    styles = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    self.files = files.map { file in
      File(
        path: file.path,
        lines: file.lines,
        styles: file.estimate.styles.map(\.name),
        uses: file.uses.map(Use.init)
      )
    }
    skipped = inventory.skips.map {
      Skip(path: $0.path, reason: "\($0.reason)", files: $0.files)
    }
  }

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}

extension JSONReport.Use {
  fileprivate init(_ use: Use) {
    let construct = use.construct
    self.init(
      construct: construct.name,
      style: construct.style.name,
      step: construct.step?.rawValue,
      page: Step.folder + construct.page,
      line: use.line,
      text: use.text,
      isSure: use.isSure
    )
  }
}
