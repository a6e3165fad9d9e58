// For which version code was written: not before its newest construct came, and not after its
// oldest went out of use, unless it is half-way.

struct Era {
  /// The construct that came last, and so the first version that could be meant.
  private(set) var newest: Use?
  /// The construct that went out of use first, of those that did so after that.
  private(set) var oldest: Use?
  /// The last version that could be meant; nil if it is the newest.
  private(set) var through: Version?
  /// What had gone out of use before the newest came: the code is half-way.
  private(set) var leftovers: [Use] = []
  /// One style, or several if the code mixes them. Empty if the code uses nothing.
  private(set) var styles: [Style] = []
  /// The last style that code with one style could be in.
  private var last = Style.latest

  var from: Version? { newest?.construct.from }
  var isMixed: Bool { styles.count > 1 }
  var name: String { styles.map(\.name).joined(separator: " + ") }

  init(_ uses: [Use], chapters: Set<Style> = []) {
    let dated = uses.filter { $0.isSure && $0.construct.from != nil }
    newest = dated.max { $0.construct.from! < $1.construct.from! }
    if let from {
      for use in dated {
        guard let until = use.construct.until else { continue }
        if until < from { leftovers.append(use) }
        // What was out of use already was at least not yet removed.
        let end = until < from ? use.construct.gone?.previous : until
        if let end, end >= from, through.map({ end < $0 }) ?? true {
          (oldest, through) = (use, end)
        }
      }
      let style = dated.map(\.construct.style).max()!
      last = dated.compactMap(\.construct.last).filter { $0 >= style }.min() ?? .latest
      let passed = Set(leftovers.compactMap(\.construct.last)).filter { $0 < style }
      styles = passed.sorted() + [style]
    }
    if styles.isEmpty { styles = Set(uses.filter(\.isSure).map(\.construct.style)).sorted() }
    if !chapters.isEmpty { styles = chapters.sorted() }
  }

  /// Whether nothing here says in which of several styles it is, such as in a view that only holds
  /// a store. Shared state is a use, not a style of everything around it.
  var isOpen: Bool { !isMixed && styles.first.map { $0 < min(last, .observation) } ?? false }

  /// Takes the style that most of the code around it has, of those that are possible.
  mutating func settle(among counts: [Style: Int]) {
    let possible = Style.allCases.filter { $0 >= styles[0] && $0 <= min(last, .observation) }
    let best = possible.max { counts[$0, default: 0] < counts[$1, default: 0] }!
    if counts[best, default: 0] > counts[styles[0], default: 0] { styles = [best] }
  }
}

extension Construct {
  /// The last style that it was written in; nil if it still is. An old construct under a new name
  /// stays in its style.
  var last: Style? {
    guard let until else { return nil }
    return from.map(Style.init) == style ? Style(until) : style
  }
}

extension Inventory {
  var architectureFiles: [FileReport] { files.filter(\.usesArchitecture) }

  /// The era of the code that is written for the public library, and the newest version that it
  /// proves. In a large code base, what only one or two files have says nothing: they may be
  /// forgotten, and part of no target.
  static func eras(
    of files: [FileReport],
    counting isCounted: (Construct) -> Bool
  ) -> (era: Era, proven: Version?) {
    let files = files.filter { $0.usesArchitecture && $0.chapters.isEmpty }
    let counts = files.flatMap { Set($0.uses.map(\.index)) }.reduce(into: [:]) {
      $0[$1, default: 0] += 1
    }
    let uses = files.flatMap(\.uses).filter {
      counts[$0.index, default: 0] > files.count / 50 && isCounted($0.construct)
    }
    // Shared state proves nothing, because it is a package of its own, for any version.
    return (Era(uses), Era(uses.filter { $0.construct.style != .shared }).from)
  }

  /// The first step that isn't taken, nor nearly so: begun, and needed in one place or few files.
  /// What such steps left is listed. Tests follow what they test, and decide nothing.
  var nextStep: Step? {
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

  /// For which versions it was written, and why, in a sentence.
  var version: String? {
    let era = era
    guard let newest = era.newest, let from = era.from else { return nil }
    let came = "`\(newest.construct.name)` came with \(from)"
    guard let oldest = era.oldest, let through = era.through else {
      return "\(from) or later: \(came)."
    }
    let range = from == through ? "\(from)" : "\(from) to \(through)"
    if oldest.construct.name == newest.construct.name {
      return "\(range), the versions of `\(newest.construct.name)`."
    }
    let last = "`\(oldest.construct.name)`"
    let went =
      oldest.construct.until == through
      ? "\(last) was written until \(through)" : "\(oldest.construct.gone!) removed \(last)"
    return "\(range): \(came), and \(went)."
  }

  /// The places that ``version`` speaks of.
  var versionPlaces: [String] {
    let era = era
    guard let newest = era.newest else { return [] }
    guard let oldest = era.oldest, oldest.construct.name != newest.construct.name else {
      return [newest.place]
    }
    return [newest.place, oldest.place]
  }
}
