// An override must end, also if what runs under it throws or is cancelled; a test that sets a
// global variable and resets it at its end forgets it the day it throws. So the one way to override
// is for the duration of an operation, and the task local sees to its end.
//
// The synchronous and the asynchronous form differ in `async` alone, and both are needed: a model
// is made in a synchronous initializer. `isolation` makes the asynchronous one run where its caller
// does, so that it can be used with values that don't leave an actor.

/// Changes dependencies for the duration of an operation.
///
///     withDependencies {
///       $0.date.now = Date(timeIntervalSince1970: 0)
///     } operation: {
///       feature.open()  // on 1 January 1970
///     }
///
/// Within another one, it changes only what it sets. It ends with the operation, also if that
/// throws. Tasks that the operation starts keep the change; detached tasks and closures that are
/// called later don't have it: see `withEscapedDependencies`.
///
/// An `@Dependency` of an object that is made meanwhile keeps the change. What the first closure
/// reads doesn't count as use: a missing value is reported where a feature reads it. Safe to call
/// from any thread.
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
