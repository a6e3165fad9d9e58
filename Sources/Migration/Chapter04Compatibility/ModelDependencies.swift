// Which dependencies an object was made with. Swift can't attach a value to any object, so the
// dependencies of objects that don't name them are in a table, which must not retain the objects,
// and must not take a new object for an old one that had its address.

import Chapter04Modern
import Diagnostics
import Foundation

/// What a model's `@Dependency` of any type says about the model.
private protocol HasInitialDependencies {
  var _initialValues: DependencyValues { get }
}

extension Dependency: HasInitialDependencies {}

/// The dependencies of the objects that were returned from `withDependencies`. For any thread.
final class ModelDependencies: @unchecked Sendable {
  static let shared = ModelDependencies()

  private struct Entry {
    weak var model: AnyObject?
    let values: DependencyValues
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of freed objects are removed.
  private var limit = 8

  /// Notes the current dependencies for a result that is an object and has no `@Dependency`.
  ///
  /// - Complexity: O(1) on average; the dependencies of an object that is gone are let go at one of
  ///   the later calls.
  func remember<R>(_ result: R) {
    guard R.self is AnyClass else { return }
    let model = result as AnyObject
    guard initialValues(of: model) == nil else { return }
    lock.withLock {
      if entries.count >= limit {
        entries = entries.filter { $0.value.model != nil }
        limit = max(8, entries.count * 2)
      }
      entries[ObjectIdentifier(model)] = Entry(model: model, values: ._current)
    }
  }

  /// The dependencies an object was made with; reports an object that has none.
  func values(of model: AnyObject, callSite: CallSite) -> DependencyValues? {
    if let values = initialValues(of: model) { return values }
    let entry = lock.withLock { entries[ObjectIdentifier(model)] }
    if let entry, entry.model === model { return entry.values }
    callSite.report(
      """
      'withDependencies(from:)' was called with a model that has no dependencies: \
      '\(type(of: model))'.

      It has no '@Dependency' property, and it wasn't returned from the operation of a \
      'withDependencies'. What is made from it has the dependencies that are current here.

      To fix it, add an '@Dependency' to '\(type(of: model))', or make the model as the result of \
      'withDependencies'.
      """
    )
    return nil
  }

  private func initialValues(of model: AnyObject) -> DependencyValues? {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let current = mirror {
      for case (_, let dependency as any HasInitialDependencies) in current.children {
        return dependency._initialValues
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
