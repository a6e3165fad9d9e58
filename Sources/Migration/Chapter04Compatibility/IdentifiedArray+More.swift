// An identified array has much that an array has, and what lists of features need. Code that was
// written for the public library may use the rest of it, which is put together here from what is
// there.

import Chapter04Modern
import Foundation

extension IdentifiedArray {
  /// The elements in order. No id may come twice; only debug builds check that. O(n).
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(id: id)
    appendUnchecked(elements)
  }

  /// The same array.
  public init(_ elements: IdentifiedArray) {
    self = elements
  }

  /// A part of another array, as an array of its own. O(n).
  public init(_ elements: SubSequence) {
    self = elements.base
    removeAll()
    appendUnchecked(elements)
  }

  private mutating func appendUnchecked(_ elements: some Sequence<Element>) {
    reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let (inserted, index) = append(element)
      assert(inserted, "Duplicate id: '\(ids[index])'")
    }
  }

  /// Replaces the element with this one's id where that is, or adds it before the one at `i`.
  ///
  /// - Returns: The element that was replaced, if any, and where the new one is.
  @discardableResult
  public mutating func updateOrInsert(
    _ item: Element,
    at i: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(item, at: i)
    return (inserted ? nil : update(item, at: index), index)
  }

  /// Removes the first element, and returns it. Traps if there is none. O(n).
  @discardableResult
  public mutating func removeFirst() -> Element {
    remove(at: 0)
  }

  /// Removes the first elements. Traps if there are fewer. O(n).
  public mutating func removeFirst(_ n: Int) {
    removeSubrange(0..<n)
  }

  /// Removes the last element, and returns it. Traps if there is none. O(1).
  @discardableResult
  public mutating func removeLast() -> Element {
    remove(at: count - 1)
  }

  /// Removes the last elements. Traps if there are fewer. O(n).
  public mutating func removeLast(_ n: Int) {
    removeSubrange((count - n)...)
  }

  /// Removes the elements in a range of indices. O(n).
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    remove(atOffsets: IndexSet(integersIn: bounds))
  }

  /// Removes the elements in a range of indices, as `2...`. O(n).
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: self))
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// The elements in order. No id may come twice; only debug builds check that. O(n).
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init()
    appendUnchecked(elements)
  }

  /// The elements in order. Traps if an id comes twice. O(n).
  @available(*, deprecated, renamed: "init(uniqueElements:)")
  public init(_ elements: some Sequence<Element>) {
    self.init(uniqueElements: elements)
  }
}
