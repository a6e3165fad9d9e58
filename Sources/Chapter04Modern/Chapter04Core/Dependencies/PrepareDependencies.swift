// An app knows some of its dependencies only once it runs: where its database is, say. Overriding
// them with `withDependencies` would mean starting the whole app inside a closure.

/// Sets dependencies for the whole program. Call it once, where the program begins:
///
///     prepareDependencies {
///       $0.database = try! Database(path: path)
///     }
///
/// A dependency can be prepared only once, and not after it has been read: that is reported and
/// changes nothing, because code that has read it would go on with a different value. What
/// `withDependencies` overrides stays overridden. In a test, only that test is prepared. Safe to
/// call from any thread.
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
