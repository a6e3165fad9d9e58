// An app knows some of its dependencies only once it runs: where its database is, say. Overriding
// them by `withDependencies` would mean to start the whole app inside of a closure.

/// Sets dependencies for the whole program. Call it once, where the program begins:
///
///     prepareDependencies {
///       $0.database = try! Database(path: path)
///     }
///
/// A dependency can be prepared once, and not after it was read: this is reported and changes
/// nothing, since what read it before would go on with another one. What `withDependencies`
/// overrides stays overridden. In a test, only that test is prepared. For any thread.
///
/// - Returns: What the closure returns.
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  values.purpose = .prepare(DependencyPreparation())
  return try updateValues(&values)
}
