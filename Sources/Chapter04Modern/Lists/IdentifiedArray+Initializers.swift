// In an array from a server or a file, an id may occur twice. The name of each initializer says
// what happens then: it is a mistake, or the caller decides which of the two elements stays.

extension IdentifiedArray {
  /// An empty array whose elements have their id at that key path.
  @inlinable
  public init(id: KeyPath<Element, ID>) {
    self.init(identify: { $0[keyPath: id] })
  }

  /// The elements in order. Traps if an id occurs twice. O(n).
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(id: id)
    appendUnique(elements)
  }

  /// The elements in order. Where an id occurs twice, `combine` gets the earlier and the later
  /// element, and returns the element to put in the earlier one's place. O(n).
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    try append(elements, uniquingIDsWith: combine)
  }

  @inlinable
  mutating func appendUnique(_ elements: some Sequence<Element>) {
    reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let (inserted, _) = append(element)
      precondition(inserted, "Duplicate id: '\(identify(element))'")
    }
  }

  @inlinable
  mutating func append(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    for element in elements {
      let (inserted, index) = append(element)
      if !inserted { update(try combine(self.elements[index], element), at: index) }
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// An empty array whose elements have their id as `id`.
  @inlinable
  public init() {
    self.init(identify: { $0.id })
  }

  /// The elements in order. Traps if an id occurs twice. O(n).
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init()
    appendUnique(elements)
  }

  /// The elements in order. Where an id occurs twice, `combine` gets the earlier and the later
  /// element, and returns the element to put in the earlier one's place. O(n).
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init()
    try append(elements, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Traps if an id occurs twice.
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
