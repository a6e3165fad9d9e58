// The order of the work: by step, and in a step by the table, whose rows stand in that order.

/// All uses of one construct that a step replaces.
struct PlanItem {
  var construct: Construct
  var uses: [Use]
  /// The construct's own step, or an earlier one that only replaces words.
  var step: Step

  var title: String {
    guard let renamed = construct.renamed else { return construct.name }
    return step == construct.step
      ? "\(renamed.name), \(construct.name) until \(renamed.step.rawValue.prefix(1))"
      : "write \(renamed.name) for \(construct.name)"
  }

  /// The page that says how.
  var page: String { Step.folder + (step == construct.step ? construct.page : step.page) }
}

extension Step {
  /// Where the pages are, from the package's folder.
  static let folder = "docs/migration/"
}

extension Inventory {
  /// What has to be done. A construct's places begin with the files that have the least of it.
  var plan: [PlanItem] {
    let old = uses.filter { $0.isSure && $0.construct.step != nil }
    let perFile = Dictionary(grouping: old, by: \.path).mapValues(\.count)
    let items = Dictionary(grouping: old, by: \.index).sorted { $0.key < $1.key }
      .map { index, uses in
        let ordered = uses.sorted {
          (perFile[$0.path]!, $0.path, $0.line) < (perFile[$1.path]!, $1.path, $1.line)
        }
        let construct = Construct.all[index]
        return PlanItem(construct: construct, uses: ordered, step: construct.step!)
      }
    let ofChapters = Set(files.filter { !$0.chapters.isEmpty }.map(\.path))
    let renamed = items.compactMap { item -> PlanItem? in
      let uses = item.uses.filter { !ofChapters.contains($0.path) }
      guard let step = item.construct.renamed?.step, !uses.isEmpty else { return nil }
      return PlanItem(construct: item.construct, uses: uses, step: step)
    }
    let all = renamed + items
    return Step.allCases.flatMap { step in all.filter { $0.step == step } }
  }

  /// The files that use the architecture, by module, or by folder where there are no modules.
  var folders: [(name: String, files: [FileReport])] {
    let paths = architectureFiles.map { $0.path.split(separator: "/").map(String.init) }
    var shared = paths.first?.dropLast().map { $0 } ?? []
    for path in paths {
      shared = zip(shared, path.dropLast()).prefix { $0 == $1 }.map(\.0)
    }
    func groups(_ depth: ([String]) -> Int) -> [String: [([String], FileReport)]] {
      Dictionary(grouping: zip(paths, architectureFiles).map { ($0, $1) }) { path, _ in
        let folder = path.dropLast().prefix(max(shared.count + 1, depth(path)))
        return folder.isEmpty ? "." : folder.joined(separator: "/")
      }
    }
    let modules = groups { path in (path.firstIndex { $0 == "Sources" || $0 == "Tests" } ?? -2) + 2
    }
    let groups = modules.count > 16 ? groups { _ in 0 } : modules
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value.map(\.1)) }
  }
}

extension FileReport {
  /// A construct of each style that a mixed file has, with its line.
  var example: String {
    guard let newest = era.newest, let left = era.leftovers.first else { return "" }
    return " (\(left.construct.name) in line \(left.line), \(newest.construct.name) in line "
      + "\(newest.line))"
  }
}
