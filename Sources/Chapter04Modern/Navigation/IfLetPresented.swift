// A presented child is an optional child that can end itself. By hand, that takes a delegate action
// in each child and a case for it in each parent, and a screen stays open where one was forgotten.
//
// The public library keeps a never-ending effect for each presentation, which `dismiss` cancels,
// and which its test store must hide. Here the path that the child's effects take through its
// parents carries the action that ends the child, so nothing has to be kept, started or hidden.

import Diagnostics

extension Reducer {
  /// Runs a child on presented state, while it is there.
  ///
  ///     Reduce { state, action in … }
  ///       .ifLet(\.$destination, action: \.destination) {
  ///         Destination()
  ///       }
  ///
  /// An action of the child runs the child first, then this reducer. `dismiss` runs this reducer
  /// first, which still finds the child's state; afterwards the state becomes nil, unless this
  /// reducer put another child there. The child can dismiss itself with `@Dependency(\.dismiss)`.
  ///
  /// When the child goes, or another one takes its place (one with a different `id` or case), its
  /// effects and those of its own children are cancelled. An alert or a dialog goes with the first
  /// of its own actions.
  ///
  /// An action while nothing is presented is reported as an issue. The child is skipped, and this
  /// reducer runs.
  ///
  /// - Parameters:
  ///   - toPresentationState: The presented part of the state.
  ///   - toPresentationAction: The case that holds its actions.
  ///   - destination: The child, as in a `body`.
  @inlinable @inline(__always)
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
      path: PresentationPath(toPresentationState),
      toPresentationAction: toPresentationAction,
      callSite: CallSite(fileID, filePath, line, column)
    )
  }

  /// The same for an alert or a dialog, which needs no reducer.
  @inlinable @inline(__always)
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

/// What `ifLet` makes of presented state.
public struct _PresentationReducer<Parent: Reducer, Destination: Reducer>: _Operator {
  @usableFromInline let parent: Parent
  @usableFromInline let destination: Destination
  @usableFromInline let path: PresentationPath<Parent.State, Destination.State>
  @usableFromInline let toPresentationAction:
    CaseKeyPath<Parent.Action, PresentationAction<Destination.Action>>
  @usableFromInline let callSite: CallSite

  @usableFromInline
  init(
    parent: Parent,
    destination: Destination,
    path: PresentationPath<Parent.State, Destination.State>,
    toPresentationAction: CaseKeyPath<Parent.Action, PresentationAction<Destination.Action>>,
    callSite: CallSite
  ) {
    self.parent = parent
    self.destination = destination
    self.path = path
    self.toPresentationAction = toPresentationAction
    self.callSite = callSite
  }

  @inlinable
  public func _function() -> _ReducerFunction<Parent.State, Parent.Action> {
    let parent = parent._function()
    let child = function(ofPresented: destination, at: callSite)
    let path = path
    let action = AnyCasePath(toPresentationAction)
    let id = CancelID(ChildID(path.keyPath))
    let identify = identity(of: Destination.State.self)
    let ephemeralCase = ephemeralCases(of: Destination.State.self)
    let missing = MissingChildren("ifLet", at: callSite)

    return { parentState, parentAction in
      let presentationAction = action.extract(from: parentAction)
      var effect = Effect<Parent.Action>.none
      var endsItself = false
      var known: ChildIdentity?
      var now: ChildIdentity?

      path.modify(&parentState, if: presentationAction != nil) { presentation in
        if let presentationAction {
          guard let before = presentation.identity(identify) else {
            missing.report(
              received: "a presentation action",
              action: parentAction,
              missing: "destination state was absent",
              gone: "set destination state to \"nil\"",
              check: "the destination's state is not \"nil\""
            )
            known = presentation.presented
            return
          }
          if case .presented(let childAction) = presentationAction {
            let childEffect = child(&presentation.storage[0], childAction)
            endsItself =
              ephemeralCase(before) { presentation.storage[0] }?.isAction(childAction) ?? false
            if childEffect.operation != nil {
              effect = childEffect.map { [embed = action.embedValue] in embed(.presented($0)) }
              // Effects that an alert leads to are its parent's, so they go on.
              if !endsItself { effect = effect.within(id, dismissedBy: action.embed(.dismiss)) }
            }
          }
        }
        // Another reducer may have put another child there since the last time, or the child
        // itself.
        (known, now) = (presentation.presented, presentation.identity(identify))
      }
      if let known, known != now { effect = .cancelAll(of: id).merge(with: effect) }

      effect = effect.merge(with: parent(&parentState, parentAction))

      var after = path.read(&parentState) { $0.identity(identify) }
      if after != nil, after == now, endsItself || presentationAction?.isDismiss == true {
        path.modify(&parentState) { $0.wrappedValue = nil }
        after = nil
      }
      if let now, now != after, !endsItself { effect = effect.merge(with: .cancelAll(of: id)) }
      if known != after { path.modify(&parentState) { $0.presented = after } }
      return effect
    }
  }
}

extension PresentationAction {
  @inlinable
  var isDismiss: Bool {
    if case .dismiss = self { true } else { false }
  }
}
