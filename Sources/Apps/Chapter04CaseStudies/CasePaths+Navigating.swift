// What `@CasePathable` would write for every kind of navigation: a path to each case that a reducer
// or a test goes through.

import Chapter04Modern

extension Tally.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var incrementTapped: AnyCasePath<Tally.Action, Void> {
      AnyCasePath(embed: { .incrementTapped }, extract: { $0 == .incrementTapped ? () : nil })
    }
    public var closeTapped: AnyCasePath<Tally.Action, Void> {
      AnyCasePath(embed: { .closeTapped }, extract: { $0 == .closeTapped ? () : nil })
    }
  }
}

extension Navigating.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var tally: AnyCasePath<Navigating.Action, Tally.Action> {
      AnyCasePath(embed: Navigating.Action.tally) {
        if case .tally(let it) = $0 { it } else { nil }
      }
    }
    public var path: AnyCasePath<Navigating.Action, StackActionOf<Tally>> {
      AnyCasePath(embed: Navigating.Action.path) { if case .path(let it) = $0 { it } else { nil } }
    }
    public var destination:
      AnyCasePath<Navigating.Action, PresentationAction<Navigating.Destination.Action>>
    {
      AnyCasePath(embed: Navigating.Action.destination) {
        if case .destination(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension Navigating.Destination.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var sheet: AnyCasePath<Navigating.Destination.State, Tally.State> {
      AnyCasePath(embed: Navigating.Destination.State.sheet) {
        if case .sheet(let it) = $0 { it } else { nil }
      }
    }
    public var popover: AnyCasePath<Navigating.Destination.State, Tally.State> {
      AnyCasePath(embed: Navigating.Destination.State.popover) {
        if case .popover(let it) = $0 { it } else { nil }
      }
    }
    public var drillDown: AnyCasePath<Navigating.Destination.State, Tally.State> {
      AnyCasePath(embed: Navigating.Destination.State.drillDown) {
        if case .drillDown(let it) = $0 { it } else { nil }
      }
    }
    public var alert:
      AnyCasePath<Navigating.Destination.State, AlertState<Navigating.Destination.Alert>>
    {
      AnyCasePath(embed: Navigating.Destination.State.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
    public var dialog:
      AnyCasePath<
        Navigating.Destination.State, ConfirmationDialogState<Navigating.Destination.Dialog>
      >
    {
      AnyCasePath(embed: Navigating.Destination.State.dialog) {
        if case .dialog(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension Navigating.Destination.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var sheet: AnyCasePath<Navigating.Destination.Action, Tally.Action> {
      AnyCasePath(embed: Navigating.Destination.Action.sheet) {
        if case .sheet(let it) = $0 { it } else { nil }
      }
    }
    public var popover: AnyCasePath<Navigating.Destination.Action, Tally.Action> {
      AnyCasePath(embed: Navigating.Destination.Action.popover) {
        if case .popover(let it) = $0 { it } else { nil }
      }
    }
    public var drillDown: AnyCasePath<Navigating.Destination.Action, Tally.Action> {
      AnyCasePath(embed: Navigating.Destination.Action.drillDown) {
        if case .drillDown(let it) = $0 { it } else { nil }
      }
    }
    public var alert: AnyCasePath<Navigating.Destination.Action, Navigating.Destination.Alert> {
      AnyCasePath(embed: Navigating.Destination.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
    public var dialog: AnyCasePath<Navigating.Destination.Action, Navigating.Destination.Dialog> {
      AnyCasePath(embed: Navigating.Destination.Action.dialog) {
        if case .dialog(let it) = $0 { it } else { nil }
      }
    }
  }
}
