// Chapter 2's `logging`, as an operator: what was sent, and what it changed.

import Diagnostics

extension Reducer {
  /// Prints each action and the fields that it changed, after it was handled.
  ///
  ///     Counter()._printChanges()
  ///
  /// It compares by reflection, which is slow: for looking for a mistake, not for a release.
  ///
  /// - Parameter printer: What to print with; nil for no printing at all.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// How `_printChanges` prints.
public struct _ReducerPrinter<State, Action> {
  private let print: (_ action: Action, _ oldState: State, _ newState: State) -> Void

  /// - Parameter printChange: Is given the action, and the state before and after.
  public init(printChange: @escaping (_ receivedAction: Action, _ old: State, _ new: State) -> Void)
  {
    self.print = printChange
  }

  /// Prints what an action changed.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    print(receivedAction, oldState, newState)
  }

  /// The action, and each field that changed, on the standard output.
  public static var customDump: Self {
    Self { action, old, new in
      let changes = Change.changes(from: old, to: new).map { "  \($0.text)" }
      let lines = ["received action: \(describe(action))"]
      Swift.print(
        (lines + (changes.isEmpty ? ["  (No state changes)"] : changes)).joined(separator: "\n")
      )
    }
  }

  /// The action alone.
  public static var actionLabels: Self {
    Self { action, _, _ in Swift.print("received action: \(describe(action))") }
  }
}

/// What `_printChanges` makes.
public struct _PrintChangesReducer<Base: Reducer>: _Operator {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  public func _function() -> _ReducerFunction<Base.State, Base.Action> {
    let base = base._function()
    guard let printer else { return base }
    return { state, action in
      let old = state
      let effect = base(&state, action)
      printer.printChange(receivedAction: action, oldState: old, newState: state)
      return effect
    }
  }
}
