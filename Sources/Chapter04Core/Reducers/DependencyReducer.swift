// A feature inside another one may need different dependencies: the onboarding shows the app's own
// features, but must not save anything.

extension Reducer {
  /// This reducer with a dependency overridden, for itself, its children and their effects.
  ///
  ///     Onboarding().dependency(\.client, .demo)
  ///
  /// If several overrides follow each other, the one nearest to the reducer wins.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: Value
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(base: self) { $0._replace(keyPath, with: value) }
  }

  /// Overrides a dependency by its type.
  public func dependency<Key: TestDependencyKey>(_ value: Key) -> _DependencyReducer<Self>
  where Key.Value == Key {
    _DependencyReducer(base: self) { $0[Key.self] = value }
  }

  /// This reducer with a dependency changed:
  /// `.transformDependency(\.client) { $0.save = { _ in } }`.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(base: self) { values in
      var value = values.valueToReplace(keyPath)
      // What `transform` reads does not count as use.
      DependencyValues.$_current.withValue(values) { transform(&value) }
      values._replace(keyPath, with: value)
    }
  }
}

/// Runs a reducer with changed dependencies: see `dependency`.
public struct _DependencyReducer<Base: Reducer>: _Operator {
  let base: Base
  let update: (inout DependencyValues) -> Void

  // snippet.dependencyFunction
  public func _function() -> _ReducerFunction<Base.State, Base.Action> {
    let update = update
    // The body itself may read a dependency.
    let function = DependencyValues.$_current.withValue(.changed(by: update)) { base._function() }
    return { state, action in
      DependencyValues.$_current.withValue(.changed(by: update)) { function(&state, action) }
    }
  }
  // snippet.end
}
