// All dependencies at one moment, by key. The naive form is a global variable, `Current`: a test
// that changes it changes it for all tests that run at the same time, and for those after it.
//
// `_current` is a task local instead. A task local is a value that belongs to the running task, not
// to the program: `withValue` sets it for the duration of one call and undoes it on every way out,
// and a task that is started during the call gets a copy. A detached task doesn't, nor does a
// closure that another thread calls later; for these there is `withEscapedDependencies`. Outside of
// any task the runtime keeps the value for the thread in the same way.
//
// The values are a dictionary, so copying them is cheap and changes nothing for others; only a copy
// that is changed is copied for real. The public library also keeps there which property is being
// read and whether one is being set, in further task locals; here that is part of the values.

import Diagnostics

/// The dependencies, by key.
///
/// A feature reads them through `@Dependency`, and `withDependencies` changes them for the duration
/// of an operation. Add one by a computed property that goes to the subscript with its key.
public struct DependencyValues: Sendable {
  /// The dependencies of the running task. Read them with `@Dependency`.
  @TaskLocal public static var _current = Self(purpose: .use, programDefaults)

  private var overrides = Overrides()
  private let defaults: DefaultDependencies
  private static let programDefaults = DefaultDependencies()

  /// The purpose for which these values are read.
  var purpose: Purpose
  /// The effect in whose task these values are read, nil outside an effect. It isn't a dependency,
  /// but it goes where they go: through tasks, and with `withEscapedDependencies`. A store's effect
  /// enters itself here, so that the code it calls can find it.
  package var currentEffect: (any AnyObject & Sendable)?
  /// Where the `@Dependency` is whose value is being read.
  var callSite: CallSite?

  enum Purpose: Sendable {
    /// A feature uses what it reads: a missing value is reported.
    case use
    /// The value that is read will be changed and set again: `$0.client.fact = { _ in "" }`.
    case update
    /// As `update`, but for the whole program.
    case prepare(DependencyPreparation)
    /// The value that is read is replaced by this one.
    case replace(Locked<Any>)
  }

  /// Sets what a key path leads to. Swift reads it first, as it does before every change by a key
  /// path, and a key's own value may report that it is read; so what is read is the new value.
  public mutating func _replace<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    with value: Value
  ) {
    let outer = purpose
    purpose = .replace(Locked(value))
    self[keyPath: keyPath] = value
    purpose = outer
  }

  /// The current values, to be changed: what is read for that doesn't count as use.
  package static var toBeUpdated: Self {
    var values = _current
    values.purpose = .update
    return values
  }

  /// The current values with changes, for features to read. What `update` reads by an
  /// `@Dependency` doesn't count as use either.
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
  package var areUnchanged: Bool {
    overrides.isEmpty && defaults === Self.programDefaults
  }

  /// These values, for features to read here and now. Whose work it is stays, even where all values
  /// were replaced, as by `$0 = .live`.
  package var used: Self {
    var values = self
    values.purpose = .use
    values.callSite = nil
    values.currentEffect = Self._current.currentEffect
    return values
  }

  /// Separate values: nothing is overridden, and the defaults are made again, not shared with other
  /// values. For use in `withDependencies`: `$0 = DependencyValues()`.
  public init() {
    self.init(purpose: .update, DefaultDependencies())
  }

  private init(purpose: Purpose, _ defaults: DefaultDependencies) {
    self.purpose = purpose
    self.defaults = defaults
  }

  /// The value of a key: its override, or else the key's own value in this context.
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
      if case .replace(let new) = purpose, let value = new.withLock({ $0 }) as? Key.Value {
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

  /// True if these are the other ones, or an unchanged copy of them.
  func areSame(as other: Self) -> Bool {
    overrides.isSame(as: other.overrides) && defaults === other.defaults
      && currentEffect === other.currentEffect && callSite == nil && other.callSite == nil
  }

  /// True if nothing is overridden in them that isn't in the others, too: either nothing at all, or
  /// they are the same.
  func addsNothing(to other: Self) -> Bool {
    overrides.isEmpty || overrides.isSame(as: other.overrides)
  }

  private var overriddenContext: DependencyContext? {
    overrides.isEmpty
      ? nil : overrides[ObjectIdentifier(DependencyContextKey.self)] as! DependencyContext?
  }

  /// These values, overridden by the other ones.
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

  /// Each key's test value, made again.
  public static var test: Self { Self(context: .test) }

  init(context: DependencyContext) {
    self.init()
    self.context = context
  }
}
