// A model that was made in `withDependencies` has its dependencies. A child model that it makes
// later, in a button's action, would have those of the app: the operation has long ended.
//
// So the child is made in the name of its parent. What the parent's dependencies are is found in
// any `@Dependency` of it, by a mirror; a parent that has none is looked up in a table of the
// objects that were returned from `withDependencies`.

import Chapter04Modern
import Diagnostics

/// Runs an operation with the dependencies of a model: those that were current when the model was
/// made. Overrides that are in force now take precedence.
///
///     func detailTapped() {
///       detail = withDependencies(from: self) { DetailModel() }
///     }
///
/// A model without any `@Dependency` that wasn't returned by a `withDependencies` is reported, and
/// the operation runs with what is current.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Runs an operation with the dependencies of a model, and changes to them.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let callSite = CallSite(fileID, filePath, line, column)
  let values = ModelDependencies.shared.values(of: model, callSite: callSite)
  return try withDependencies(
    {
      $0.merge(under: values)
      try updateValuesForOperation(&$0)
    },
    operation: {
      let result = try operation()
      ModelDependencies.shared.remember(result)
      return result
    }
  )
}

/// Runs an asynchronous operation with the dependencies of a model, in the isolation of its caller.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    from: model,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Runs an asynchronous operation with the dependencies of a model, and changes to them, in the
/// isolation of its caller.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let callSite = CallSite(fileID, filePath, line, column)
  let values = ModelDependencies.shared.values(of: model, callSite: callSite)
  return try await withDependencies(
    {
      $0.merge(under: values)
      try await updateValuesForOperation(&$0)
    },
    operation: {
      let result = try await operation()
      ModelDependencies.shared.remember(result)
      return result
    }
  )
}

// What an operation returns, if it is an object, is remembered, whichever form was called.

/// Changes dependencies for the duration of an operation that returns an object, and remembers them
/// as the object's.
@discardableResult
public func withDependencies<Model: AnyObject>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> Model
) rethrows -> Model {
  try Chapter04Modern.withDependencies(updateValuesForOperation) {
    let model = try operation()
    ModelDependencies.shared.remember(model)
    return model
  }
}

/// Changes dependencies for the duration of an asynchronous operation that returns an object, and
/// remembers them as the object's.
@discardableResult
public func withDependencies<Model: AnyObject>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> Model
) async rethrows -> Model {
  try await Chapter04Modern.withDependencies(updateValuesForOperation) {
    let model = try await operation()
    ModelDependencies.shared.remember(model)
    return model
  }
}

extension DependencyValues {
  fileprivate mutating func merge(under values: Self?) {
    guard let values else { return }
    self = values._merging(self)
  }
}
