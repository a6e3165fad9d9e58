// One row of the table: a construct that shows which versions code was written for.

/// What an author writes to extend the table: a row in one of the files beside this one, and its
/// samples in the tests.
struct Construct: Sendable {
  /// As it is written in code. It names the construct everywhere.
  let name: String
  let style: CodeStyle
  /// The first version that has it; nil for what says nothing about the version.
  let from: Version?
  /// The last version whose own examples are written like this; nil if today's are.
  let until: Version?
  /// The version that removes it.
  let removed: Version?
  /// What an earlier step makes of it by replacing words, so that it compiles until its own step.
  private(set) var renamed: (step: Step, name: String)?
  /// The step that replaces it; nil if nothing has to.
  private(set) var step: Step?
  /// Below docs/migration.
  private(set) var page = ""
  /// Why the step can't be finished as long as it is there, if moving it isn't enough.
  private(set) var blocks: String?
  /// A module that also brings it in, by itself.
  private(set) var module: String?
  /// Whether it counts only where reducers have environments: other code has the same names.
  private(set) var needsEnvironment = false
  /// Whether its name says enough in a file that doesn't import the library. There it is unsure.
  private(set) var isDistinctive = false
  /// In the notation of `Pattern`.
  private(set) var patterns: [String] = []

  init(
    _ name: String,
    _ style: CodeStyle,
    from: Version? = nil,
    until: Version? = nil,
    removed: Version? = nil
  ) {
    self.name = name
    self.style = style
    self.from = from
    self.until = until
    self.removed = removed
  }
}

// How a row goes on.
extension Construct {
  func moved(_ page: String, in step: Step) -> Self {
    with { ($0.page, $0.step) = (page, step) }
  }
  func stays(_ page: String) -> Self { with { $0.page = page } }
  func renamed(_ name: String, in step: Step) -> Self { with { $0.renamed = (step, name) } }
  func blocks(_ why: String) -> Self { with { $0.blocks = why } }
  func inModule(_ name: String) -> Self { with { $0.module = name } }
  var besideEnvironments: Self { with { $0.needsEnvironment = true } }
  var distinctive: Self { with { $0.isDistinctive = true } }
  func found(_ patterns: String...) -> Self { with { $0.patterns = patterns } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Construct {
  /// Whether it belongs to another package, which fits every version.
  var canWait: Bool { step == .f && from == nil }

  /// Whether only reducers of the environment style have it.
  var showsEnvironment: Bool { style == .environment && step == .b && !needsEnvironment }

  /// The last style that it was written in; nil if it still is. An old construct under a new name
  /// stays in its style.
  var last: CodeStyle? {
    guard let until else { return nil }
    return from.map(CodeStyle.init) == style ? CodeStyle(until) : style
  }

  /// Whether a team that leaves this style has to replace it.
  func mustGo(whenLeaving style: CodeStyle) -> Bool {
    step != nil && min(self.style, until.map(CodeStyle.init) ?? self.style) <= style
  }

  /// In the order in which an app's constructs are moved.
  static let all = chapters + environment + protocols + views + macros
}
