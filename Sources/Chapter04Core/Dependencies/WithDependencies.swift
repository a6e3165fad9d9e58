// An override must end even if the code that runs under it throws or is cancelled. A test that sets
// a global variable and resets it at the end doesn't reset the variable if the test throws. So you
// can override only for the duration of an operation, and the task local makes sure that the
// override ends.
//
// The synchronous and the asynchronous form differ only in `async`, and both are needed: a
// synchronous initializer can't await. `isolation` makes the asynchronous form run where its caller
// runs, so that it can use values that don't leave an actor.

/// Changes dependencies for the duration of an operation.
///
///     withDependencies {
///       $0.date.now = Date(timeIntervalSince1970: 0)
///     } operation: {
///       feature.open()  // on 1 January 1970
///     }
///
/// Inside another override, it changes only what it sets. The change ends with the operation, even
/// if that throws. Tasks that the operation starts inherit the change; detached tasks and closures
/// that are called later don't: see `withEscapedDependencies`.
///
/// An `@Dependency` of an object created during the operation keeps the change. Reading in the
/// first closure does not count as use: a missing value is reported where a feature reads it. Safe
/// to call from any thread.
///
/// - Returns: What the operation returns.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  let values = try DependencyValues.updated(updateValuesForOperation)
  return try DependencyValues.$_current.withValue(values, operation: operation)
}

/// Changes dependencies for the duration of an asynchronous operation, which runs in the isolation
/// of its caller. See the synchronous form.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues.toBeUpdated
  try await DependencyValues.$_current.withValue(values) {
    try await updateValuesForOperation(&values)
  }
  return try await DependencyValues.$_current.withValue(values.used, operation: operation)
}
