// From outside, a stack looks like its elements in their order, as an array would. Each new element
// gets a new id.

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  @inlinable public var startIndex: Int { entries.startIndex }
  @inlinable public var endIndex: Int { entries.endIndex }
  @inlinable public subscript(position: Int) -> Element { entries[position].element }

  /// Removes a range of elements and puts new ones in their place, under new ids.
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    if newElements.isEmpty { return entries.removeSubrange(subrange) }
    let generator = DependencyValues._current.stackElementID
    let added = newElements.map { Entry(id: generator.next(), element: $0) }
    entries.replaceSubrange(subrange, with: added)
  }

  // The defaults of the two below would create a new stack, which doesn't know which elements
  // `forEach` has seen, and gives new ids to those that stay.

  /// Removes all elements.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    entries.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Removes the elements that satisfy a condition. The others keep their ids.
  @inlinable
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    try entries.removeAll { try shouldBeRemoved($0.element) }
  }
}

extension StackState: Equatable where Element: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.entries == right.entries }
}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes an array of elements, which get new ids.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes an array of elements: an id means nothing to another run of the program.
  public func encode(to encoder: any Encoder) throws {
    try Array(self).encode(to: encoder)
  }
}

extension StackState: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { Array(self).description }
  public var debugDescription: String {
    let elements = entries.map { "\($0.id): \($0.element)" }.joined(separator: ", ")
    return "\(Self.self)([\(elements.isEmpty ? ":" : elements)])"
  }
}

extension StackState: CustomReflectable {
  /// A failing test shows the elements by their ids.
  public var customMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: entries.map { ($0.id, $0.element) },
      displayStyle: .dictionary
    )
  }
}
