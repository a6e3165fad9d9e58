// If a stack of screens is an array, a screen is found by its index, and a response that arrives
// after a pop changes another screen. Here each element has an id, by which it is found wherever it
// has moved.
//
// The names are from the Composable Architecture 1.2x. Left out: nothing that a feature uses.

import Diagnostics

/// The states of the screens on a navigation stack, from the bottom to the top.
///
///     var path = StackState<Path.State>()
///     path.append(.detail(Detail.State()))
///
/// It is a collection of states, each with an id that no other element ever gets. Two stacks are
/// equal if they have equal elements under the same ids in the same order.
public struct StackState<Element> {
  /// An element and its id.
  @usableFromInline
  struct Entry: Identifiable {
    @usableFromInline let id: StackElementID
    @usableFromInline var element: Element

    @usableFromInline
    init(id: StackElementID, element: Element) {
      self.id = id
      self.element = element
    }
  }

  @usableFromInline var entries: IdentifiedArrayOf<Entry> = []

  /// The elements that `forEach` last saw. Not part of the value.
  @usableFromInline var mounted: [StackElementID] = []

  /// A stack without elements.
  @inlinable public init() {}

  /// The ids, from the bottom to the top. O(1).
  @inlinable public var ids: OrderedSet<StackElementID> { entries.ids }

  /// The element with that id, or nil. Setting nil removes the element, but not those above it.
  ///
  /// Setting an element under a missing id is reported as an issue and does nothing, except in a
  /// test, which knows the next ids: there the element is pushed.
  public subscript(
    id id: StackElementID,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: _HashableLine = #line,
    column column: _HashableLine = #column
  ) -> Element? {
    @inlinable get { entries[id: id]?.element }
    @inlinable
    _modify {
      // In place: the element is moved out and back in, so that changing it doesn't copy its
      // content.
      let index = entries.index(id: id)
      var element = index.map { entries.takeElement(at: $0).element }
      defer {
        switch (index, element) {
        case (let index?, let element?):
          entries.putBack(Entry(id: id, element: element), at: index)
        case (let index?, nil):
          entries.removeTaken(at: index)
        case (nil, let element?):
          setMissing(Entry(id: id, element: element), fileID, filePath, line, column)
        case (nil, nil):
          break
        }
      }
      yield &element
    }
  }

  /// The payload of one case of an element, if the elements are an enum of features:
  /// `state.path[id: id, case: \.edit]?.title = ""`.
  ///
  /// Setting it to nil removes the element. A change while the element has another case is reported
  /// as an issue, and changes nothing.
  public subscript<Case>(
    id id: StackElementID,
    case keyPath: CaseKeyPath<Element, Case>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: _HashableLine = #line,
    column column: _HashableLine = #column
  ) -> Case? where Element: CasePathable {
    get { self[id: id]?[case: keyPath] }
    set {
      self[id: id].setPayload(newValue, at: keyPath, callSite(fileID, filePath, line, column))
    }
  }

  /// Removes an element and all above it. Does nothing if there is no such element.
  @inlinable
  public mutating func pop(from id: StackElementID) {
    if let index = entries.index(id: id) { entries.removeSubrange(index...) }
  }

  /// Removes all elements above this one. Does nothing if there is no such element.
  @inlinable
  public mutating func pop(to id: StackElementID) {
    if let index = entries.index(id: id) { entries.removeSubrange((index + 1)...) }
  }
}

extension StackState {
  /// An element was set under an id that the stack doesn't have.
  @usableFromInline
  mutating func setMissing(
    _ entry: Entry,
    _ fileID: _HashableStaticString,
    _ filePath: _HashableStaticString,
    _ line: _HashableLine,
    _ column: _HashableLine
  ) {
    if isTesting {
      entries.append(entry)
      return
    }
    callSite(fileID, filePath, line, column).report(
      """
      Can't assign element at missing ID: the stack has no element \(entry.id), only \(ids). Nothing was \
      changed. To push an element, use "append".
      """
    )
  }
}

extension StackState.Entry: Equatable where Element: Equatable {}
extension StackState.Entry: Hashable where Element: Hashable {}
extension StackState.Entry: Sendable where Element: Sendable {}
extension StackState: Sendable where Element: Sendable {}
