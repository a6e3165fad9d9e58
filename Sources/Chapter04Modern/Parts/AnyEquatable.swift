// Swift compares two values of one type. Where their types are hidden, the comparison must look for
// the type first.

/// A value that can be compared with others, whatever their types.
struct AnyEquatable: Equatable {
  let value: any Equatable

  init(_ value: any Equatable) {
    self.value = value
  }

  static func == (left: AnyEquatable, right: AnyEquatable) -> Bool {
    areEqual(left.value, right.value) == true
  }
}

/// Compares two values whose types are hidden; nil if the left one can't be compared.
func areEqual(_ left: Any, _ right: Any) -> Bool? {
  func isRight<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
  return (left as? any Equatable).map { isRight($0) }
}
