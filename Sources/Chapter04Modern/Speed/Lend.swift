// A function that is handed a class's property to read gets the place of a copy, made with all that
// is in it. A function that changes it is handed the place itself.

/// Hands over the place of a value, which is valid for the time of the call. Nothing is copied.
///
/// The value is to be a property of a class marked `@exclusivity(unchecked)`: Swift doesn't look
/// then whether somebody is changing it, which would take longer than to read it, and the class
/// sees to that.
@inlinable @inline(__always)
func lend<Value>(_ value: inout Value, to body: (_ place: UnsafeRawPointer) -> Void) {
  withUnsafePointer(to: &value) { body(UnsafeRawPointer($0)) }
}
