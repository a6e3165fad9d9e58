// What can happen to a stack: something inside one of its elements, a push, a pop. Pushes and pops
// that a screen makes itself, with a link or a swipe back, are actions, too, so that the parent
// sees them.
//
// The names are from the Composable Architecture 1.2x.

/// An action of an element on a stack, with the element's id, or one that changes the stack.
///
///     case path(StackActionOf<Path>)
///
/// `\.path[id: 0].saveTapped` leads to an action of one element.
public enum StackAction<State, Action> {
  /// Something happened in an element.
  indirect case element(id: StackElementID, action: Action)
  /// Removes an element, with everything above it.
  case popFrom(id: StackElementID)
  /// Puts an element on top, under an id that was generated for it.
  case push(id: StackElementID, state: State)
}

/// The actions of a stack whose elements are of the reducer `R`.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

extension StackAction: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The paths to the three cases.
  public struct AllCasePaths: Sendable {
    /// The case `element`: an element's own action.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { if case .element(let id, let action) = $0 { (id, action) } else { nil } }
      )
    }

    /// The case `popFrom`: removes the element with this id and all above it.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: { if case .popFrom(let id) = $0 { id } else { nil } }
      )
    }

    /// The case `push`: puts an element on top.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: { if case .push(let id, let state) = $0 { (id, state) } else { nil } }
      )
    }

    /// The actions of one element.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: { if case .element(id, let action) = $0 { action } else { nil } },
        names: ["[id: \(id)]"]
      )
    }
  }
}
