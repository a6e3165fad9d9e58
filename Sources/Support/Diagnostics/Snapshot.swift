// What a value looks like to reflection, as a tree. `String(describing:)` prints sets and
// dictionaries in an order that changes from run to run, so equal states would print differently
// and a golden text could not be pinned. Only a failing run gets here: passing ones compare by
// `==`.

import Foundation

/// A type that stands for another value, and is shown as that value.
public protocol ShownAs {
  var shownAs: Any { get }
}

/// A value's structure, in an order that is the same on every run.
indirect enum Snapshot: Equatable {
  case leaf(String)
  /// A struct or a tuple.
  case record(type: String, fields: [Field])
  case enumCase(name: String, payload: [Field])
  case list([Snapshot])
  /// Sorted.
  case set([Snapshot])
  /// Sorted by key.
  case dictionary([Entry])
  /// A value that describes itself, and what it consists of.
  case described(String, Snapshot)

  struct Field: Equatable {
    var label: String?
    var value: Snapshot
  }

  struct Entry: Equatable {
    var key: Snapshot
    var value: Snapshot
  }

  /// - Complexity: O(n log n) in the size of the value.
  init(_ value: Any) {
    if let other = value as? any ShownAs {
      self = Snapshot(other.shownAs)
      return
    }
    if let readable = Self.foundation(value) {
      self = readable
      return
    }
    let mirror = Mirror(reflecting: value)
    let structure = Self(value, mirror)
    if mirror.displayStyle == .struct || mirror.displayStyle == .enum,
      let description = Self.ownDescription(of: value)
    {
      self = structure.text == description ? structure : .described(description, structure)
    } else {
      self = structure
    }
  }

  private init(_ value: Any, _ mirror: Mirror) {
    switch mirror.displayStyle {
    case .optional:
      self = Self.optional(mirror)
    case .enum:
      self = Self.enumCase(value, mirror)
    case .collection:
      self = .list(mirror.children.map { Snapshot($0.value) })
    case .set:
      self = .set(mirror.children.map { Snapshot($0.value) }.sorted(by: Self.precedes))
    case .dictionary:
      let entries = mirror.children.map { child in
        let pair = Mirror(reflecting: child.value).children.map { Snapshot($0.value) }
        return Entry(key: pair[0], value: pair[1])
      }
      self = .dictionary(entries.sorted { Self.precedes($0.key, $1.key) })
    case .tuple:
      self = .record(type: "", fields: Self.fields(mirror))
    case .struct where !Self.describesItself(value):
      let name = "\(type(of: value))".prefix { $0 != "<" }
      self = .record(type: String(name), fields: Self.fields(mirror))
    default:
      // Numbers, ranges, functions; objects, too, because what they refer to may refer back.
      let isText = value is String || value is Substring || value is Character
      let text = isText ? String(reflecting: value) : String(describing: value)
      self = .leaf(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
  }

  private static func optional(_ mirror: Mirror) -> Snapshot {
    guard let some = mirror.children.first else { return .leaf("nil") }
    let wrapped = Snapshot(some.value)
    return wrapped == .leaf("nil") ? .leaf(".some(nil)") : wrapped
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror) -> Snapshot {
    guard let payload = mirror.children.first, let name = payload.label else {
      return .enumCase(name: String(describing: value), payload: [])
    }
    let tuple = Mirror(reflecting: payload.value)
    guard tuple.displayStyle == .tuple else {
      return .enumCase(name: name, payload: [Field(label: nil, value: Snapshot(payload.value))])
    }
    return .enumCase(name: name, payload: fields(tuple))
  }

  private static func fields(_ mirror: Mirror) -> [Field] {
    mirror.children.map { child in
      // A tuple's unnamed elements are labelled ".0", ".1".
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      return Field(label: label, value: Snapshot(child.value))
    }
  }

  /// Foundation's types whose description hides what is in them, in readable form.
  private static func foundation(_ value: Any) -> Snapshot? {
    switch value {
    case let indexes as IndexSet:
      return .set(indexes.map { Snapshot($0) })
    case let data as Data:
      return .list(data.map { Snapshot($0) })
    case let date as Date:
      let seconds = date.timeIntervalSinceReferenceDate
      let fraction = seconds - seconds.rounded(.down)
      return .leaf(fraction == 0 ? "\(date)" : "\(date) and \(fraction) s")
    default:
      return nil
    }
  }

  /// The structs of the standard library and of Foundation (`UUID`, `URL`, `Decimal`, `Duration`)
  /// have descriptions that say more than their stored properties do.
  private static func describesItself(_ value: Any) -> Bool {
    let module = String(reflecting: type(of: value)).prefix { $0 != "." }
    return ["Swift", "Foundation", "FoundationEssentials"].contains(module)
  }

  /// The description that a custom type gives of itself. Such types mostly have a field or two, or
  /// fields that reflection shows badly, such as closures.
  private static func ownDescription(of value: Any) -> String? {
    if describesItself(value) { return nil }
    let text =
      (value as? any CustomDebugStringConvertible)?.debugDescription
      ?? (value as? any CustomStringConvertible)?.description
    return text.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
  }

  /// Numbers first, by size, then anything else by its text.
  static func precedes(_ left: Snapshot, _ right: Snapshot) -> Bool {
    let (left, right) = (left.text, right.text)
    switch (number(left), number(right)) {
    case (let leftNumber?, let rightNumber?) where leftNumber != rightNumber:
      return leftNumber < rightNumber
    case (_?, nil):
      return true
    case (nil, _?):
      return false
    default:
      return left < right
    }
  }

  /// NaN isn't one: it has no place among the others.
  private static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isNaN ? nil : $0 }
  }
}
