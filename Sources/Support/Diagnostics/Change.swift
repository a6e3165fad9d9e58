// What differs between two values. Printing both states and leaving the reader to find the one
// field that differs is what makes a failing test of a large state useless.

/// One place where two values differ.
public struct Change: Codable, Equatable, Sendable {
  /// Where: `sheet.editor.title`, `favorites[2]`, `names["a"]`. Empty for the value as a whole.
  public let path: String
  /// What was there, nil if it is new.
  public let old: String?
  /// What is there now, nil if it was removed.
  public let new: String?

  /// The places where `new` differs from `old`, in the order of their fields. A list's elements are
  /// given by index: removed ones by their old index, added ones by their new one.
  ///
  /// Where two values are unequal by `==`, but look the same to reflection (an object inside, a
  /// function), the list is empty.
  ///
  /// - Parameter wholeUpTo: A list, set or dictionary whose text has at most so many characters is
  ///   given as a whole: beside each other, `[2, 3]` and `[3]` say more than "at 0, 2 and nothing".
  /// - Complexity: quadratic at worst in the size of the values, for lists and sets in which nearly
  ///   everything differs.
  public static func changes(from old: Any, to new: Any, wholeUpTo: Int = 0) -> [Change] {
    changes(from: Shown(old), to: Shown(new), wholeUpTo: wholeUpTo)
  }

  /// The same of two values as they were when they were looked at.
  public static func changes(from old: Shown, to new: Shown, wholeUpTo: Int = 0) -> [Change] {
    Comparison(wholeUpTo: wholeUpTo).changes(old.snapshot, new.snapshot, at: "")
  }

  /// The change on one line, as a trace shows it: `count: 1 → 2`.
  public var text: String {
    let change =
      switch (old, new) {
      case (let old?, let new?): "\(old) → \(new)"
      case (let old?, nil): "- \(old)"
      case (nil, let new?): "+ \(new)"
      case (nil, nil): ""
      }
    return path.isEmpty ? change : "\(path): \(change)"
  }
}

/// Compares two snapshots.
private struct Comparison {
  let wholeUpTo: Int

  func changes(_ old: Snapshot, _ new: Snapshot, at path: String) -> [Change] {
    if old == new { return [] }
    let (oldText, newText) = (old.text, new.text)
    let byElement = max(oldText.count, newText.count) > wholeUpTo
    switch (old, new) {
    case (.record(let oldType, let oldFields), .record(let newType, let newFields))
    where oldType == newType && oldFields.count == newFields.count:
      return fields(oldFields, newFields, at: path)
    case (.enumCase(let oldName, let oldPayload), .enumCase(let newName, let newPayload))
    where oldName == newName && oldPayload.count == newPayload.count:
      return fields(oldPayload, newPayload, at: "\(path).\(oldName)")
    case (.described(_, let old), .described(_, let new)) where oldText == newText:
      // Their own descriptions hide where the two differ.
      return changes(old, new, at: path)
    case (.list(let old), .list(let new)) where byElement:
      return elements(old, new, at: path)
    case (.set(let old), .set(let new)) where byElement:
      return members(old, new, at: path)
    case (.dictionary(let old), .dictionary(let new)) where byElement:
      return entries(old, new, at: path)
    default:
      return [Change(path: path, old: oldText, new: newText)]
    }
  }

  private func fields(
    _ old: [Snapshot.Field],
    _ new: [Snapshot.Field],
    at path: String
  ) -> [Change] {
    zip(old, new).enumerated().flatMap { index, pair in
      let isOnly = old.count == 1 && pair.0.label == nil
      let step = isOnly ? path : join(path, pair.0.label ?? "\(index)")
      return changes(pair.0.value, pair.1.value, at: step)
    }
  }

  /// An element that was removed and one that was added at the same index are one that changed.
  private func elements(_ old: [Snapshot], _ new: [Snapshot], at path: String) -> [Change] {
    let difference = new.difference(from: old)
    var removed: [Int: Snapshot] = [:]
    var inserted: [Int: Snapshot] = [:]
    for case .remove(let index, let element, _) in difference { removed[index] = element }
    for case .insert(let index, let element, _) in difference { inserted[index] = element }
    return Set(removed.keys).union(inserted.keys).sorted().flatMap { index in
      change(removed[index], inserted[index], at: "\(path)[\(index)]")
    }
  }

  private func members(_ old: [Snapshot], _ new: [Snapshot], at path: String) -> [Change] {
    let went = old.filter { !new.contains($0) }
    let came = new.filter { !old.contains($0) }
    return went.map { Change(path: path, old: $0.text, new: nil) }
      + came.map { Change(path: path, old: nil, new: $0.text) }
  }

  private func entries(
    _ old: [Snapshot.Entry],
    _ new: [Snapshot.Entry],
    at path: String
  ) -> [Change] {
    let came = new.filter { entry in !old.contains { $0.key == entry.key } }
    return (old + came).flatMap { entry in
      change(
        old.first { $0.key == entry.key }?.value,
        new.first { $0.key == entry.key }?.value,
        at: "\(path)[\(entry.key.text)]"
      )
    }
  }

  private func change(_ old: Snapshot?, _ new: Snapshot?, at path: String) -> [Change] {
    if let old, let new { return changes(old, new, at: path) }
    return [Change(path: path, old: old?.text, new: new?.text)]
  }

  private func join(_ path: String, _ step: String) -> String {
    path.isEmpty ? step : "\(path).\(step)"
  }
}
