// A store reads one field of an app's whole state. The simplest way, a closure that returns the
// state, copies the whole state each time, and retains everything in it; through the store of a
// part in a part, once for each level. So a store is given the address of the state. A stored
// property is at a fixed distance from it, however deep; anything else has to be looked up.

/// The path from the address of the whole state to that of a part.
@usableFromInline
struct StateReader<State> {
  /// Is given an address, which is valid only for the duration of the call.
  @usableFromInline typealias Body = (_ place: UnsafeRawPointer) -> Void

  /// Passes on the address of what the part is in; nil if that is the whole.
  @usableFromInline let find: ((_ whole: UnsafeRawPointer, _ body: Body) -> Void)?
  /// How far from there the part is.
  @usableFromInline let offset: Int

  @inlinable
  init(offset: Int = 0, find: ((_ whole: UnsafeRawPointer, _ body: Body) -> Void)? = nil) {
    self.find = find
    self.offset = offset
  }

  /// Passes on the address of the part.
  @inlinable
  func read(in whole: UnsafeRawPointer, _ body: (UnsafePointer<State>) -> Void) {
    // Its type is that of the key paths that led here.
    guard let find else { return body((whole + offset).assumingMemoryBound(to: State.self)) }
    find(whole) { body(($0 + offset).assumingMemoryBound(to: State.self)) }
  }

  /// The path to a part of the part.
  @inlinable
  func part<Part>(_ keyPath: KeyPath<State, Part>) -> StateReader<Part> {
    if let distance = MemoryLayout<State>.offset(of: keyPath) {
      return StateReader<Part>(offset: offset + distance, find: find)
    }
    return StateReader<Part> { whole, body in
      read(in: whole) { state in
        withUnsafePointer(to: state.pointee[keyPath: keyPath]) { body(UnsafeRawPointer($0)) }
      }
    }
  }
}
