// The text of a value reads as the Swift that would make it, so that an action can be copied from
// a report into a test.

/// A value on one line, the same on every run, as the Swift that would make it: `.tapped(2)`,
/// `Row(name: "a", tags: ["x", "y"])`. Sets and dictionaries are sorted.
///
/// - Complexity: O(n log n) in the size of the value.
public func describe(_ value: Any) -> String {
  Shown(value).text
}

/// A value as it is now: what it refers to may change, and this doesn't.
public struct Shown {
  let snapshot: Snapshot

  public init(_ value: Any) {
    snapshot = Snapshot(value)
  }

  /// The value on one line, as ``describe(_:)`` shows it.
  public var text: String { snapshot.text }
}

extension Snapshot {
  /// The value on one line.
  var text: String {
    switch self {
    case .leaf(let text), .described(let text, _):
      return text
    case .record(let type, let fields):
      return "\(type)(\(Self.list(fields)))"
    case .enumCase(let name, let payload):
      return payload.isEmpty ? ".\(name)" : ".\(name)(\(Self.list(payload)))"
    case .list(let elements), .set(let elements):
      return "[\(elements.map(\.text).joined(separator: ", "))]"
    case .dictionary(let entries):
      guard !entries.isEmpty else { return "[:]" }
      return "[\(entries.map { "\($0.key.text): \($0.value.text)" }.joined(separator: ", "))]"
    }
  }

  private static func list(_ fields: [Field]) -> String {
    let texts = fields.map { field in
      field.label.map { "\($0): \(field.value.text)" } ?? field.value.text
    }
    return texts.joined(separator: ", ")
  }
}
