// `$destination[case: \.edit]` and `path[id: id, case: \.edit]` change the payload of one case in
// place. If the state has another case, a plain setter would replace it, or silently do nothing.

import Diagnostics

extension Optional where Wrapped: CasePathable {
  /// Replaces the payload of the case at `keyPath`, or sets the whole optional to nil. Reports an
  /// issue, and changes nothing, if the value has another case or is nil.
  mutating func setPayload<Payload>(
    _ payload: Payload?,
    at keyPath: CaseKeyPath<Wrapped, Payload>,
    _ callSite: CallSite
  ) {
    guard self?[case: keyPath] != nil else {
      let name = map { " \"\(caseName(of: $0))\"" } ?? ""
      callSite.report(
        """
        Can't modify unrelated case\(name): the key path leads to "\(Payload.self)" in another case. \
        Nothing was changed. Check the case before, with "is" or a "switch".
        """
      )
      return
    }
    self = payload.map { AnyCasePath(keyPath).embed($0) }
  }
}

/// The name of an enum value's case.
func caseName(of value: Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? String(describing: value)
}

// A key path can lead through a subscript only if the subscript's arguments are hashable. Two such
// paths must be equal wherever they are written, so the place doesn't count.

/// The file in which a subscript was used.
public struct _HashableStaticString: Hashable, ExpressibleByStringLiteral, Sendable {
  let value: StaticString

  public init(stringLiteral value: StaticString) { self.value = value }
  public static func == (left: Self, right: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

/// The line or the column in which a subscript was used.
public struct _HashableLine: Hashable, ExpressibleByIntegerLiteral, Sendable {
  let value: UInt

  public init(integerLiteral value: UInt) { self.value = value }
  public static func == (left: Self, right: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

/// The place where a subscript was used.
func callSite(
  _ fileID: _HashableStaticString,
  _ filePath: _HashableStaticString,
  _ line: _HashableLine,
  _ column: _HashableLine
) -> CallSite {
  CallSite(fileID.value, filePath.value, line.value, column.value)
}
