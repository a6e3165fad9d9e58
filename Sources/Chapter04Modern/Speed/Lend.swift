// A function that is given a class's property to read gets the address of a copy, made with
// everything in it. A function that changes the property is given its own address.

/// Passes on the address of a value, which is valid for the duration of the call. Nothing is
/// copied.
///
/// The value has to be a property of a class marked `@exclusivity(unchecked)`: then Swift doesn't
/// check whether it is being changed, which would take longer than reading it, and the class makes
/// sure that it isn't.
@inlinable @inline(__always)
func lend<Value>(_ value: inout Value, to body: (_ place: UnsafeRawPointer) -> Void) {
  withUnsafePointer(to: &value) { body(UnsafeRawPointer($0)) }
}
