// All dependencies at one moment, by key. The naive form is a global variable, `Current`: a test
// that changes it changes it for all tests that run at the same time or later.
//
// `_current` is a task local instead: it belongs to the running task, not to the program.
// `withValue` sets it for the duration of one call and restores it on every way out. A task started
// during the call gets a copy; a detached task doesn't, nor does a closure that another thread
// calls later. For these two there is `withEscapedDependencies`. Outside of any task, the runtime
// stores the value per thread in the same way.
//
// The values are a dictionary, so a copy is cheap and independent: Swift copies the storage only
// when it is changed. The public library records which property is being read, and whether one is
// being set, in further task locals; here both are part of the values.

import Diagnostics

/// The dependencies, by key.
///
/// A feature reads them through `@Dependency`, and `withDependencies` changes them for the duration
/// of an operation. To add one, write a computed property that uses the subscript with its key.
public struct DependencyValues: Sendable {
  /// The dependencies of the running task. Read them with `@Dependency`.
  @TaskLocal public static var _current = Self(purpose: .use, programDefaults)

  private var overrides = Overrides()
  private let defaults: DefaultDependencies
  private static let programDefaults = DefaultDependencies()

  /// Why these values are read.
  var purpose: Purpose
  /// The effect in whose task these values are read; nil outside an effect. It isn't a dependency,
  /// but it travels with them: through tasks, and through `withEscapedDependencies`. A store enters
  /// the effect here, so that the code in the effect's task can find it.
  package var currentEffect: (any AnyObject & Sendable)?
  /// The place of the `@Dependency` that is being read.
  var callSite: CallSite?

  enum Purpose: Sendable {
    /// A feature uses what it reads: a missing value is reported.
    case use
    /// Code reads the value to change it and set it again: `$0.client.fact = { _ in "" }`.
    case update
    /// As `update`, but for the whole program.
    case prepare(DependencyPreparation)
    /// Swift reads the value, because it is about to write a part of it through a key path. Nothing
    /// that is called meanwhile counts as use. Reading a whole dependency of the new value's type
    /// returns that instead.
    case replace(Locked<Any>?)
  }

  /// Sets the value at a key path. Before Swift writes through a key path, it reads every part on
  /// the way, even the last one: with `\.date.now`, it generates a date.
  public mutating func _replace<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    with value: Value
  ) {
    access(for: .replace(Locked(value))) { $0[keyPath: keyPath] = value }
  }

  /// The value at a key path, for code that changes it and sets it again.
  mutating func valueToReplace<Value>(_ keyPath: KeyPath<DependencyValues, Value>) -> Value {
    access(for: .replace(nil)) { $0[keyPath: keyPath] }
  }

  private mutating func access<R>(for purpose: Purpose, _ access: (inout Self) -> R) -> R {
    let outer = self.purpose
    self.purpose = purpose
    defer { self.purpose = outer }
    return Self.$_current.withValue(self) { access(&self) }
  }

  /// True while Swift reads what is about to be set.
  static var isReplacing: Bool {
    if case .replace = _current.purpose { true } else { false }
  }

  /// The current values, for code that changes them: reading them does not count as use.
  package static var toBeUpdated: Self {
    var values = _current
    values.purpose = .update
    return values
  }

  /// The current values with changes, for features to read. What `update` reads through an
  /// `@Dependency` does not count as use either.
  static func updated(_ update: (inout Self) throws -> Void) rethrows -> Self {
    var values = toBeUpdated
    try $_current.withValue(values) { try update(&values) }
    return values.used
  }

  /// The current values with changes that the library makes, which read no `@Dependency`.
  static func changed(by update: (inout Self) -> Void) -> Self {
    var values = toBeUpdated
    update(&values)
    return values.used
  }

  /// True if these are the values that every program begins with.
  package var areUnchanged: Bool { overrides.isEmpty && haveProgramDefaults }

  /// True if what isn't overridden comes from the program's table of defaults.
  package var haveProgramDefaults: Bool { defaults === Self.programDefaults }

  /// These overrides, with a table of defaults of their own.
  package mutating func separateDefaults() {
    let overrides = overrides
    self = Self()
    self.overrides = overrides
  }

  /// These values, for features to read. They still belong to the current effect, even if all
  /// values were replaced, as by `$0 = .live`.
  package var used: Self {
    var values = self
    values.purpose = .use
    values.callSite = nil
    values.currentEffect = Self._current.currentEffect
    return values
  }

  /// Separate values: nothing is overridden, and the defaults are recreated rather than shared. For
  /// use in `withDependencies`: `$0 = DependencyValues()`.
  public init() {
    self.init(purpose: .update, DefaultDependencies())
  }

  private init(purpose: Purpose, _ defaults: DefaultDependencies) {
    self.purpose = purpose
    self.defaults = defaults
  }

  /// The value of a key: its override, or else the key's default value in this context.
  ///
  /// A test that reads a key without a test value fails, with the dependency's name; an app that
  /// reads a key without a live value gets a warning.
  ///
  /// - Parameters:
  ///   - key: A type that stands for the dependency.
  ///   - function: The name of the property that reads this, for an issue's text.
  /// - Complexity: O(1).
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    get {
      if !overrides.isEmpty, let override = overrides[ObjectIdentifier(key)] {
        return override as! Key.Value
      }
      if case .replace(let new?) = purpose, let value = new.withLock({ $0 }) as? Key.Value {
        return value
      }
      return defaults.value(
        for: key,
        in: overriddenContext,
        lookup: lookup(key, function, CallSite(fileID, filePath, line, column)),
        within: self
      )
    }
    set {
      guard case .prepare = purpose else {
        overrides[ObjectIdentifier(key)] = newValue
        return
      }
      defaults.prepare(
        newValue,
        for: key,
        in: overriddenContext,
        lookup: lookup(key, function, CallSite(fileID, filePath, line, column))
      )
    }
  }

  private func lookup(
    _ key: any TestDependencyKey.Type,
    _ function: StaticString,
    _ callSite: CallSite
  ) -> DependencyLookup {
    DependencyLookup(
      key: key,
      function: function,
      purpose: purpose,
      callSite: self.callSite ?? callSite
    )
  }

  /// True if these values are `other`, or an unchanged copy of it.
  func areSame(as other: Self) -> Bool {
    overrides.isSame(as: other.overrides) && defaults === other.defaults
      && currentEffect === other.currentEffect && callSite == nil && other.callSite == nil
  }

  /// True if these values override nothing, or are the same as `other`.
  func addsNothing(to other: Self) -> Bool {
    overrides.isEmpty || overrides.isSame(as: other.overrides)
  }

  private var overriddenContext: DependencyContext? {
    overrides.isEmpty
      ? nil : overrides[ObjectIdentifier(DependencyContextKey.self)] as! DependencyContext?
  }

  /// These values, overridden by those of `other`.
  ///
  /// - Complexity: O(n) in the number of overrides, O(1) if one of the two has none.
  public func _merging(_ other: Self) -> Self {
    var values = self
    values.purpose = other.purpose
    values.currentEffect = other.currentEffect
    if addsNothing(to: other) {
      values.overrides = other.overrides
    } else if !other.overrides.isEmpty {
      values.overrides.merge(other.overrides)
    }
    return values
  }
}

extension DependencyValues {
  /// Each key's live value, even in a test: `withDependencies { $0 = .live } operation: { … }`.
  public static var live: Self { Self(context: .live) }

  /// Each key's preview value.
  public static var preview: Self { Self(context: .preview) }

  /// Each key's test value, recreated.
  public static var test: Self { Self(context: .test) }

  init(context: DependencyContext) {
    self.init()
    self.context = context
  }
}
