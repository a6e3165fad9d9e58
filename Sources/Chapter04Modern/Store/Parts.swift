// A screen asks for a part's store each time it is drawn, and must get the same one each time. So a
// store keeps the ones that it has returned.

/// What a store keeps of a part, or of a list of parts, that was asked for.
@MainActor
@usableFromInline
final class Part {
  let state: AnyKeyPath
  let action: AnyKeyPath
  /// As what it was asked for: an optional part can be, too, as one that is always there.
  let type: ObjectIdentifier
  /// The part's store, or what the stores of a list are in; nil while the part is missing.
  @usableFromInline var store: AnyObject?
  /// By what it is observed whether the part is there.
  var presence: TypedField<Bool>?
  /// The part that was asked for before this one.
  let before: Part?

  init(state: AnyKeyPath, action: AnyKeyPath, type: ObjectIdentifier, before: Part?) {
    self.state = state
    self.action = action
    self.type = type
    self.before = before
  }
}

/// The parts of one store that were asked for. There are a few, so they are looked through, one
/// after another: a key path takes longer to hash than to compare, and an array longer to make than
/// a part.
@MainActor
@usableFromInline
struct Parts {
  private var last: Part?

  @usableFromInline init() {}

  /// What is kept of the part at these key paths.
  @usableFromInline
  mutating func part(_ state: AnyKeyPath, _ action: AnyKeyPath, as store: Any.Type) -> Part {
    let type = ObjectIdentifier(store)
    var next = last
    while let part = next {
      if part.type == type, part.state == state, part.action == action { return part }
      next = part.before
    }
    let part = Part(state: state, action: action, type: type, before: last)
    last = part
    return part
  }
}
