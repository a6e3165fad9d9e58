// A screen asks for a part's store each time it is drawn, and must get the same one each time. So a
// store keeps those that it has handed out.

/// What a store keeps of a part, or of a list of parts, that was asked for.
@MainActor
@usableFromInline
final class Part {
  @usableFromInline let state: AnyKeyPath
  @usableFromInline let action: AnyKeyPath
  /// The part's store, or what the stores of a list are in; nil while the part is missing.
  @usableFromInline var store: AnyObject?
  /// By what it is observed whether the part is there.
  var presence: TypedField<Bool>?

  @usableFromInline
  init(state: AnyKeyPath, action: AnyKeyPath) {
    self.state = state
    self.action = action
  }
}

/// The parts of one store that were asked for. There are a few, so they are looked through: a key
/// path takes longer to hash than to compare.
@MainActor
@usableFromInline
struct Parts {
  @usableFromInline var all: [Part] = []

  @usableFromInline init() {}

  /// What is kept of the part at these key paths.
  @usableFromInline
  mutating func part(_ state: AnyKeyPath, _ action: AnyKeyPath) -> Part {
    if let part = all.first(where: { $0.state == state && $0.action == action }) { return part }
    let part = Part(state: state, action: action)
    all.append(part)
    return part
  }
}
