// Chapter 2's `logging`, as an operator: what was sent, and what it changed.

import Diagnostics

extension Reducer {
  /// Prints each action and the fields that it changed, after it was handled.
  ///
  ///     Counter()._printChanges()
  ///
  /// It compares by reflection, which is slow. Use it to look for a mistake, not in a release.
  ///
  /// - Parameter printer: How to print; nil prints nothing.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// A format for `_printChanges`.
public struct _ReducerPrinter<State, Action> {
  /// Called before the reducer runs. Returns the function to call afterwards.
  fileprivate let begin: (_ oldState: State) -> (_ action: Action, _ newState: State) -> Void

  /// - Parameter printChange: Called with the action, and the state before and after. A shared
  ///   value isn't copied with the state, so both states show its current value;
  ///   ``customDump(to:)`` shows both values.
  public init(printChange: @escaping (_ receivedAction: Action, _ old: State, _ new: State) -> Void)
  {
    begin = { old in { action, new in printChange(action, old, new) } }
  }

  private init(begin: @escaping (State) -> (Action, State) -> Void) {
    self.begin = begin
  }

  /// Prints what an action changed.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    begin(oldState)(receivedAction, newState)
  }

  /// Prints the action, and each field that changed, to the standard output.
  public static var customDump: Self {
    customDump(to: { Swift.print($0) })
  }

  /// Passes the action, and each field that changed, to a closure as one text: for a screen, or a
  /// file.
  public static func customDump(to print: @escaping (String) -> Void) -> Self {
    Self { (old: State) in
      // Taken before the reducer runs: a shared value isn't copied with the state, and would show
      // its later value.
      let old = Shown(old)
      return { action, new in
        let changes = Change.changes(from: old, to: Shown(new)).map { "  \($0.text)" }
        let lines = ["received action: \(describe(action))"]
        print(
          (lines + (changes.isEmpty ? ["  (No state changes)"] : changes)).joined(separator: "\n")
        )
      }
    }
  }

  /// Prints the action alone.
  public static var actionLabels: Self {
    Self { action, _, _ in Swift.print("received action: \(describe(action))") }
  }
}

/// Prints each action, and what it changed: see `_printChanges`.
public struct _PrintChangesReducer<Base: Reducer>: _Operator {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  public func _function() -> _ReducerFunction<Base.State, Base.Action> {
    let base = base._function()
    guard let printer else { return base }
    return { state, action in
      let printChange = printer.begin(state)
      let effect = base(&state, action)
      printChange(action, state)
      return effect
    }
  }
}
