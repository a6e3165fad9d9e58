// An app knows some of its dependencies only once it runs: where its database is, say. Overriding
// them with `withDependencies` would mean starting the whole app inside a closure.

/// Sets dependencies for the whole program. Call it once, where the program begins:
///
///     prepareDependencies {
///       $0.database = try! Database(path: path)
///     }
///
/// Each dependency can be prepared only once, and only before it has been read. A preparation that
/// comes too late is reported as an issue and changes nothing, because code that has read the
/// dependency would go on with a different value. An override of `withDependencies` takes
/// precedence. In a test, this prepares only that test. Safe to call from any thread.
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
