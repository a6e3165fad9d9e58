// A presented child is an optional child that can end itself. By hand, that takes a delegate action
// in each child and a case for it in each parent, and where you forget one, a screen stays open.
//
// The public library runs a never-ending effect for each presentation, which `dismiss` cancels, and
// which its test store must hide. Here the path of the child's effects through its parents carries
// the action that ends the child, so nothing must be stored, started or hidden.

import Diagnostics

extension Reducer {
  /// Runs a child on presented state, while it isn't nil.
  ///
  ///     Reduce { state, action in … }
  ///       .ifLet(\.$destination, action: \.destination) {
  ///         Destination()
  ///       }
  ///
  /// An action of the child runs the child first, then this reducer. `dismiss` runs this reducer
  /// first, which still finds the child's state; afterwards the state becomes nil, unless this
  /// reducer has presented another child. The child can dismiss itself with
  /// `@Dependency(\.dismiss)`.
  ///
  /// When the child is removed, or replaced by another one (with a different `id` or case), the
  /// child's effects and those of its own children are cancelled. An alert or a dialog ends with
  /// the first of its own actions.
  ///
  /// An action while nothing is presented is reported as an issue. The child is skipped, and this
  /// reducer runs.
  ///
  /// - Parameters:
  ///   - toPresentationState: The presented part of the state.
  ///   - toPresentationAction: The case that holds the child's actions.
  ///   - destination: The child, as in a `body`.
  public func ifLet<DestinationState, DestinationAction, Destination: Reducer>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, Destination>
  where Destination.State == DestinationState, Destination.Action == DestinationAction {
    _PresentationReducer(
      parent: self,
      destination: destination(),
      toPresentationState: toPresentationState,
      toPresentationAction: toPresentationAction,
      callSite: CallSite(fileID, filePath, line, column)
    )
  }

  /// Presents an alert or a dialog, which needs no reducer.
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>> {
    ifLet(
      toPresentationState,
      action: toPresentationAction,
      destination: { EmptyReducer() },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// The reducer that `ifLet` returns for presented state.
public struct _PresentationReducer<Parent: Reducer, Destination: Reducer>: _Operator {
  let parent: Parent
  let destination: Destination
  let toPresentationState: WritableKeyPath<Parent.State, PresentationState<Destination.State>>
  let toPresentationAction: CaseKeyPath<Parent.Action, PresentationAction<Destination.Action>>
  let callSite: CallSite

  public func _function() -> _ReducerFunction<Parent.State, Parent.Action> {
    let parent = parent._function()
    let child = presentedChildFunction(of: destination, at: callSite)
    let path = toPresentationState
    let action = AnyCasePath(toPresentationAction)
    let id = CancelID(ChildID(path))
    let identify = childIdentity(of: Destination.State.self)
    let ephemeralType = ephemeralType(of: Destination.State.self)
    let missingChildren = MissingChildren("ifLet", at: callSite)

    return { state, parentAction in
      let presentationAction = action.extract(from: parentAction)
      var presentation = state[keyPath: path]
      // If the state still held the child, changing the child would copy it.
      if presentationAction != nil { state[keyPath: path] = PresentationState(wrappedValue: nil) }

      // The child that this reducer last saw.
      let before = presentation.presented
      var effect = Effect<Parent.Action>.none
      var isEphemeral = false
      switch (presentationAction, presentation.wrappedValue.map(identify)) {
      case (nil, _), (.dismiss?, _?):
        break
      case (.presented(let childAction)?, let identity?):
        isEphemeral =
          ephemeralType(presentation.storage[0], identity)?.isAction(childAction) ?? false
        let childEffect = child(&presentation.storage[0], childAction)
        if !childEffect.isNone {
          effect = childEffect.map { [embed = action.embedValue] in embed(.presented($0)) }
          // Effects that an alert's action starts are the parent's, so they go on.
          if !isEphemeral { effect = effect.within(id, dismissedBy: action.embed(.dismiss)) }
        }
      case (_?, nil):
        missingChildren.report(
          received: "a presentation action",
          action: parentAction,
          missing: "destination state was absent",
          gone: "set destination state to \"nil\"",
          check: "the destination's state is not \"nil\""
        )
      }

      // The child that the parent sees. Another reducer, or the child itself, may have replaced the
      // old one.
      let now = presentation.wrappedValue.map(identify)
      if presentationAction != nil { state[keyPath: path] = presentation }
      if let before, before != now { effect = .cancelAll(of: id).merge(with: effect) }

      effect = effect.merge(with: parent(&state, parentAction))

      // The child that the parent has left in the state.
      var after = state[keyPath: path].wrappedValue.map(identify)
      if after != nil, after == now, isEphemeral || presentationAction?.isDismiss == true {
        state[keyPath: path].wrappedValue = nil
        after = nil
      }
      if let now, now != after, !isEphemeral { effect = effect.merge(with: .cancelAll(of: id)) }
      if before != after { state[keyPath: path].presented = after }
      return effect
    }
  }
}

extension PresentationAction {
  var isDismiss: Bool {
    if case .dismiss = self { true } else { false }
  }
}
