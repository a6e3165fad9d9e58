// Which versions code may have been written for: none before its newest construct, and none after
// its oldest went out of use, unless the code is half-way.

struct VersionEstimate {
  /// The construct that came last, and so the first version that could be meant.
  private(set) var newest: Use?
  /// The construct that went out of use first, of those that did so after that.
  private(set) var oldest: Use?
  /// The last version that could be meant; nil if it is the newest.
  private(set) var through: Version?
  /// What had gone out of use before the newest came: the code is half-way.
  private(set) var leftovers: [Use] = []
  /// One style, or several if the code mixes them. Empty if the code uses nothing.
  private(set) var styles: [CodeStyle] = []
  /// The last style that code with one style could be in.
  private var last = CodeStyle.latest

  var from: Version? { newest?.construct.from }
  var isMixed: Bool { styles.count > 1 }
  var name: String { styles.map(\.name).joined(separator: " + ") }

  init(_ uses: [Use], chapters: Set<CodeStyle> = []) {
    let dated = uses.filter { $0.isSure && $0.construct.from != nil }
    newest = dated.max { $0.construct.from! < $1.construct.from! }
    if let from {
      for use in dated {
        guard let until = use.construct.until else { continue }
        if until < from { leftovers.append(use) }
        // What was already out of use had at least not been removed.
        let end = until < from ? use.construct.removed?.previous : until
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

  /// The versions and the reason, in a sentence.
  var sentence: String? {
    guard let newest, let from else { return nil }
    let came = "`\(newest.construct.name)` came with \(from)"
    guard let oldest, let through else { return "\(from) or later: \(came)." }
    let range = from == through ? "\(from)" : "\(from) to \(through)"
    if oldest.construct.name == newest.construct.name {
      return "\(range), the versions of `\(newest.construct.name)`."
    }
    let last = "`\(oldest.construct.name)`"
    let went =
      oldest.construct.until == through
      ? "\(last) was written until \(through)" : "\(oldest.construct.removed!) removed \(last)"
    return "\(range): \(came), and \(went)."
  }

  /// The places that ``sentence`` speaks of.
  var places: [String] {
    let uses = [newest, oldest].compactMap(\.self)
    return uses.count == 2 && uses[0].construct.name == uses[1].construct.name
      ? [uses[0].place] : uses.map(\.place)
  }

  /// Whether nothing here says in which of several styles it is, such as in a view that only holds
  /// a store. Shared state is a use, not a style of everything around it.
  var isUndecided: Bool { !isMixed && styles.first.map { $0 < min(last, .observation) } ?? false }

  /// Takes the style that most of the code around it has, of those that are possible.
  mutating func settle(among counts: [CodeStyle: Int]) {
    let possible = CodeStyle.allCases.filter { $0 >= styles[0] && $0 <= min(last, .observation) }
    let best = possible.max { counts[$0, default: 0] < counts[$1, default: 0] }!
    if counts[best, default: 0] > counts[styles[0], default: 0] { styles = [best] }
  }
}

extension Inventory {
  /// The estimate for the code that is written for the public library, and the newest version that
  /// it proves. In a large code base, what only one or two files have says nothing: they may be
  /// forgotten, and part of no target.
  static func estimate(
    of files: [FileReport],
    counting isCounted: (Construct) -> Bool
  ) -> (estimate: VersionEstimate, proven: Version?) {
    let files = files.filter { $0.usesArchitecture && $0.chapters.isEmpty }
    let counts = files.flatMap { Set($0.uses.map(\.index)) }.reduce(into: [:]) {
      $0[$1, default: 0] += 1
    }
    let uses = files.flatMap(\.uses).filter {
      counts[$0.index, default: 0] > files.count / 50 && isCounted($0.construct)
    }
    // Shared state proves nothing, because it is a package of its own, for any version.
    return (
      VersionEstimate(uses), VersionEstimate(uses.filter { $0.construct.style != .shared }).from
    )
  }
}
