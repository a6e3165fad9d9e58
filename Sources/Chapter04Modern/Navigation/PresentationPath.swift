// A key path to `$destination` leads to a property that is computed, so `StatePath` knows no place
// in memory for it, and interpreting it takes longer than all the rest of an `ifLet`. But where an
// app writes the key path, the compiler knows what it leads to, and can go there directly. It does
// so if it sees the key path together with its use, and if there is just one use. So one closure
// does all that is done with it, and it is made in `ifLet`, which is inlined into the app.

/// The path to presented state.
@usableFromInline
struct PresentationPath<Root, State> {
  @usableFromInline typealias Body = (inout PresentationState<State>) -> Void

  /// Hands the presented state to the closure, and keeps what that changes if it is to change
  /// something. Without a root it only returns the key path.
  @usableFromInline let use:
    (_ root: UnsafeMutablePointer<Root>?, _ isChange: Bool, _ body: Body) -> AnyKeyPath?

  @inlinable @inline(__always)
  init(_ keyPath: WritableKeyPath<Root, PresentationState<State>>) {
    use = { root, isChange, body in
      guard let root else { return keyPath }
      var presentation = root.pointee[keyPath: keyPath]
      // If the whole had it, too, it would be copied when it changes.
      if isChange { root.pointee[keyPath: keyPath] = PresentationState(wrappedValue: nil) }
      body(&presentation)
      if isChange { root.pointee[keyPath: keyPath] = presentation }
      return nil
    }
  }

  @inlinable var keyPath: AnyKeyPath { use(nil, false) { _ in }! }

  @inlinable
  func read<R>(_ root: inout Root, _ body: (PresentationState<State>) -> R) -> R {
    var result: R?
    withUnsafeMutablePointer(to: &root) { root in
      _ = use(root, false) { result = body($0) }
    }
    return result!
  }

  /// Hands the presented state to `body` if it is to change it, and else a copy.
  @inlinable
  func modify(_ root: inout Root, if isChange: Bool = true, _ body: Body) {
    withUnsafeMutablePointer(to: &root) { root in _ = use(root, isChange, body) }
  }
}
