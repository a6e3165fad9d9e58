// A stack is a list of children that can end themselves, and that are also added and removed by the
// stack's own actions. By hand, four places must agree on which screens exist.

import Diagnostics

extension Reducer {
  /// Runs a child on each element of a stack, for the actions that carry that element's id.
  ///
  ///     Reduce { state, action in … }
  ///       .forEach(\.path, action: \.path) {
  ///         Path()
  ///       }
  ///
  /// An element's action runs the child first, then this reducer. A push takes effect before this
  /// reducer runs, and a pop afterwards, so that this reducer still finds the element. A child can
  /// pop itself, with everything above it, with `@Dependency(\.dismiss)`. When elements are
  /// removed, their effects are cancelled.
  ///
  /// A reducer outside this operator empties the stack with `removeAll()`: a new `StackState()`
  /// doesn't know which screens it replaces, so their effects would go on.
  ///
  /// An action or a pop for a missing element, and a push under an id that is already on the stack,
  /// are reported as issues, and change nothing; this reducer still runs.
  ///
  /// - Parameters:
  ///   - toStackState: The stack.
  ///   - toStackAction: The case that holds the stack's actions.
  ///   - destination: The child, as in a `body`.
  /// - Complexity: The height of the stack doesn't matter for an action of an element. An action
  ///   that pushes or pops is O(n).
  public func forEach<DestinationState, DestinationAction, Destination: Reducer>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, Destination>
  where Destination.State == DestinationState, Destination.Action == DestinationAction {
    _StackReducer(
      parent: self,
      destination: destination(),
      toStackState: toStackState,
      toStackAction: toStackAction,
      callSite: CallSite(fileID, filePath, line, column)
    )
  }
}

/// Runs a destination's reducer on each screen of a stack: see `forEach`.
public struct _StackReducer<Parent: Reducer, Destination: Reducer>: _Operator {
  let parent: Parent
  let destination: Destination
  let toStackState: WritableKeyPath<Parent.State, StackState<Destination.State>>
  let toStackAction: CaseKeyPath<Parent.Action, StackAction<Destination.State, Destination.Action>>
  let callSite: CallSite

  public func _function() -> _ReducerFunction<Parent.State, Parent.Action> {
    let parent = parent._function()
    let child = presentedChildFunction(of: destination, at: callSite)
    let path = toStackState
    let action = AnyCasePath(toStackAction)
    let callSite = callSite
    let missingChildren = MissingChildren("forEach", at: callSite)

    func cancelAll(_ ids: [StackElementID]) -> Effect<Parent.Action> {
      .merge(ids.map { .cancelAll(of: CancelID(ElementID(path, $0))) })
    }

    return { parentState, parentAction in
      let stackAction = action.extract(from: parentAction)
      var effect = Effect<Parent.Action>.none
      var popped: StackElementID?
      switch stackAction {
      case .element(let id, let childAction)?:
        let childEffect = parentState[keyPath: path].entries.modify(id: id) {
          child(&$0.element, childAction)
        }
        if let childEffect {
          if !childEffect.isNone {
            effect =
              childEffect
              .map { [embed = action.embedValue] in embed(.element(id: id, action: $0)) }
              .within(
                CancelID(ElementID(path, id)),
                dismissedBy: action.embed(.popFrom(id: id))
              )
          }
        } else {
          missingChildren.report(
            received: "an action for a missing element",
            action: parentAction,
            missing: noElement(with: id),
            gone: "removed the element",
            check: "the stack has the element"
          )
        }
      case .push(let id, let element)?:
        parentState[keyPath: path].push(element, as: id, at: callSite)
      case .popFrom(let id)?:
        let ids = parentState[keyPath: path].ids
        if ids.contains(id) {
          popped = id
        } else {
          reportUnknownPop(of: id, from: ids, at: callSite)
        }
      case nil:
        break
      }

      // Another reducer may have removed elements since this one last ran.
      let now = parentState[keyPath: path].ids.elements
      let goneBefore = parentState[keyPath: path].ids
        .removed(since: parentState[keyPath: path].mounted)
      if !goneBefore.isEmpty { effect = cancelAll(goneBefore).merge(with: effect) }

      effect = effect.merge(with: parent(&parentState, parentAction))

      if let popped { parentState[keyPath: path].pop(from: popped) }
      let ids = parentState[keyPath: path].ids
      let gone = ids.removed(since: now)
      if !gone.isEmpty { effect = effect.merge(with: cancelAll(gone)) }
      if parentState[keyPath: path].mounted != ids.elements {
        parentState[keyPath: path].mounted = ids.elements
      }
      return effect
    }
  }
}

extension StackState {
  /// Pushes an element under an id that was generated for it, or reports why it can't.
  mutating func push(
    _ element: Element,
    as id: StackElementID,
    at callSite: CallSite
  ) {
    guard !ids.contains(id) else {
      callSite.report(
        """
        A "forEach" at "\(callSite.fileID):\(callSite.line)" received a "push" action for an element it \
        already contains:

          ID: \(id)
          Path IDs: \(ids)

        Nothing was pushed. Each push needs an id of its own.
        """
      )
      return
    }
    let dependencies = DependencyValues._current
    if dependencies.context == .test {
      let next = dependencies.stackElementID.peek()
      if id == next {
        _ = dependencies.stackElementID.next()
      } else if id.generation > next.generation {
        callSite.report(
          """
          A "forEach" at "\(callSite.fileID):\(callSite.line)" received a "push" action with an unexpected \
          generational ID:

            Received ID: \(id)
            Expected ID: \(next)

          The element was pushed. In a test the ids count from 0; push under the next one.
          """
        )
      }
    }
    entries.append(Entry(id: id, element: element))
  }
}

func reportUnknownPop(
  of id: StackElementID,
  from ids: OrderedSet<StackElementID>,
  at callSite: CallSite
) {
  callSite.report(
    """
    A "forEach" at "\(callSite.fileID):\(callSite.line)" received a "popFrom" action for a missing element:

      ID: \(id)
      Path IDs: \(ids)

    Nothing was popped, and the parent ran. Was the element popped already?
    """
  )
}
