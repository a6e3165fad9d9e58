// Swift compares two values of one type. Where their types are hidden, a comparison must look for
// the type first.

/// Compares two values whose types are hidden; nil if the left one can't be compared.
package func areEqual(_ left: Any, _ right: Any) -> Bool? {
  func isRight<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
  return (left as? any Equatable).map { isRight($0) }
}

/// Returns a function that compares two values of a type; nil if they can't be compared. The cast
/// is made here, once, and not at each comparison.
package func equality<Value>(of _: Value.Type) -> ((Value, Value) -> Bool)? {
  func equality<E: Equatable>(_: E.Type) -> Any {
    { (left: E, right: E) in left == right }
  }
  return (Value.self as? any Equatable.Type).map { equality($0) } as? (Value, Value) -> Bool
}
