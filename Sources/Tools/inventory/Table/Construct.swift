// One row of the table: a construct by which code shows for which version it was written.

/// What an author writes to extend the table: a row in one of the files beside this one, and its
/// samples in the tests.
struct Construct: Sendable {
  /// As it is written in code. It names the construct everywhere.
  let name: String
  let style: Style
  /// The first version that has it; nil for what says nothing about the version.
  let from: Version?
  /// The last version whose own examples are written like this; nil if today's are.
  let until: Version?
  /// The version that removes it.
  let gone: Version?
  /// What an earlier step makes of it by replacing words, so that it compiles until its own step.
  let renamed: (step: Step, name: String)?
  /// The step that replaces it; nil if nothing has to.
  let step: Step?
  /// Below docs/migration.
  let page: String
  /// Why the step can't be finished as long as it is there, if moving it isn't enough.
  let blocks: String?
  /// A module that also brings it in, by itself.
  let module: String?
  /// Whether it counts only where reducers have environments: other code has the same names.
  let needsEnvironment: Bool
  /// Whether its name says enough in a file that doesn't import the library. There it is unsure.
  let isDistinctive: Bool
  /// In the notation of `Pattern`.
  let patterns: [String]

  init(
    _ name: String,
    _ style: Style,
    from: Version? = nil,
    until: Version? = nil,
    gone: Version? = nil,
    renamed: (Step, String)? = nil,
    step: Step? = nil,
    page: String,
    blocks: String? = nil,
    module: String? = nil,
    needsEnvironment: Bool = false,
    isDistinctive: Bool = false,
    _ patterns: String...
  ) {
    self.name = name
    self.style = style
    self.from = from
    self.until = until
    self.gone = gone
    self.renamed = renamed
    self.step = step
    self.page = page
    self.blocks = blocks
    self.module = module
    self.needsEnvironment = needsEnvironment
    self.isDistinctive = isDistinctive
    self.patterns = patterns
  }
}

extension Construct {
  /// Whether it is another package's, of every version.
  var canWait: Bool { step == .f && from == nil }

  /// The first step that has to do with it.
  var firstStep: Step? { renamed?.step ?? step }

  /// Whether only reducers of the environment style have it.
  var showsEnvironment: Bool { style == .environment && step == .b && !needsEnvironment }

  /// In the order in which an app's constructs are moved.
  static let all = chapters + environment + protocols + views + macros
}
