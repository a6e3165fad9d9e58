// An override must end even if what runs under it throws or is cancelled. A test that sets a global
// variable and resets it at the end doesn't reset it the day it throws. So the only way to override
// is for the duration of an operation, and the task local makes sure that it ends.
//
// The synchronous and the asynchronous form differ only in `async`, and both are needed: a model is
// made in a synchronous initializer. `isolation` makes the asynchronous one run where its caller
// runs, so that it can be used with values that don't leave an actor.

/// Changes dependencies for the duration of an operation.
///
///     withDependencies {
///       $0.date.now = Date(timeIntervalSince1970: 0)
///     } operation: {
///       feature.open()  // on 1 January 1970
///     }
///
/// Inside another override, it changes only what it sets. It ends with the operation, even if that
/// throws. Tasks that the operation starts keep the change; detached tasks and closures that are
/// called later don't have it: see `withEscapedDependencies`.
///
/// An `@Dependency` of an object that is made during the operation keeps the change. What the first
/// closure reads doesn't count as use: a missing value is reported where a feature reads it. Safe
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
