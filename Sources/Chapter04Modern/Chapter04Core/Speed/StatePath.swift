// A key path is a program that is interpreted each time it is used: some fifty nanoseconds at each
// level of an app, with each action. But most of them lead to a stored property, which is at a
// fixed distance from the start of the struct. Swift can tell us that distance.

/// A path to a part of the state that is fast to follow.
@usableFromInline
struct StatePath<Root, Value> {
  @usableFromInline let keyPath: WritableKeyPath<Root, Value>
  /// Nil if `keyPath` doesn't lead to a stored property without observers.
  @usableFromInline let offset: Int?

  @inlinable
  init(_ keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
    self.offset = MemoryLayout<Root>.offset(of: keyPath)
  }

  /// Passes the part to `body`, and calls no setter or observer of it.
  @inlinable @inline(__always)
  func read<R>(_ root: inout Root, _ body: (Value) -> R) -> R {
    if offset == nil { return body(root[keyPath: keyPath]) }
    return modify(&root) { body($0) }
  }

  /// Passes the part itself to `body`, not a copy.
  @inlinable @inline(__always)
  func modify<R>(_ root: inout Root, _ body: (inout Value) -> R) -> R {
    guard let offset else { return body(&root[keyPath: keyPath]) }
    // The offset was made for just these two types.
    return withUnsafeMutablePointer(to: &root) { root in
      let part = UnsafeMutableRawPointer(root) + offset
      return body(&part.assumingMemoryBound(to: Value.self).pointee)
    }
  }
}
