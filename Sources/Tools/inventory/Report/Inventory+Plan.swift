// The work that is left, in order: by step, and within a step as the table's rows are ordered.

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

  /// The first step with work left; A before all later ones, if the project builds with a version
  /// below it. Then A may be no more than the version.
  var nextStep: Step? {
    guard let step = firstStepWithWork else { return nil }
    return step > .a && isBuiltBelowA ? .a : step
  }

  /// The first step that isn't taken, nor nearly so: begun, and needed in one place or few files.
  /// What such steps left is listed. Tests follow what they test, and decide nothing.
  private var firstStepWithWork: Step? {
    let tested = architectureFiles.filter { !$0.isTest }
    let files = tested.isEmpty ? architectureFiles : tested
    return Step.allCases.first { step in
      let places = files.map { $0.places(of: step) }.filter { $0 > 0 }
      if places.isEmpty || isTaken(step) { return false }
      let isBegun = step.targets.map { proven ?? "0.0" >= $0.lowerBound } ?? false
      let share = Double(places.count) / Double(files.count)
      let isLittle = places == [1] || share <= 0.1 || (share <= 0.25 && places.count <= 3)
      return !(isBegun && isLittle)
    }
  }

  /// Whether the project builds with a version below 0.59. Not if the code has what came later:
  /// then another file decides what it builds with.
  private var isBuiltBelowA: Bool {
    guard let built, let target = Step.a.targets?.lowerBound else { return false }
    return built < target && estimate.from.map { $0 <= built } ?? true
  }

  /// Whether the newest constructs prove that a step has been taken: code with `@ObservableState`
  /// is past 1.0, whatever else it contains. So is what builds with 1.0, from which nearly all is
  /// gone that A and B replace.
  func isTaken(_ step: Step) -> Bool {
    guard let targets = step.targets else { return false }
    if step <= .b, let built, built > targets.upperBound { return true }
    return proven.map { $0 > targets.upperBound } ?? false
  }

  /// How far the files are on the way from 0.1 to today, in hundredths: a file has come as far as
  /// the first step that it needs, and as far as all have come.
  var progress: Int {
    let files = architectureFiles
    let first = Step.a.index
    let last = Step.allCases.count - first
    let taken = Step.allCases.filter(isTaken).count
    let done = files.map { max(taken, $0.step.map { max(0, $0.index - first) } ?? last) }
      .reduce(0, +)
    return files.isEmpty ? 0 : done * 100 / (last * files.count)
  }
}
