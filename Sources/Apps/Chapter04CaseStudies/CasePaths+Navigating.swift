// What `@CasePathable` would write for every kind of navigation: a path to each case that a reducer
// or a test goes through.

import Chapter04Modern

extension Tally.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var incrementTapped: AnyCasePath<Tally.Action, Void> {
      AnyCasePath(
        embed: { .incrementTapped },
        extract: { if case .incrementTapped = $0 { () } else { nil } }
      )
    }
    public var closeTapped: AnyCasePath<Tally.Action, Void> {
      AnyCasePath(
        embed: { .closeTapped },
        extract: { if case .closeTapped = $0 { () } else { nil } }
      )
    }
    public var loadingBegan: AnyCasePath<Tally.Action, Void> {
      AnyCasePath(
        embed: { .loadingBegan },
        extract: { if case .loadingBegan = $0 { () } else { nil } }
      )
    }
    public var loaded: AnyCasePath<Tally.Action, Int> {
      AnyCasePath(
        embed: { .loaded($0) },
        extract: { if case .loaded(let value) = $0 { value } else { nil } }
      )
    }
  }
}

extension Navigating.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var loaded: AnyCasePath<Navigating.Action, Int> {
      AnyCasePath(
        embed: { .loaded($0) },
        extract: { if case .loaded(let value) = $0 { value } else { nil } }
      )
    }
    public var tally: AnyCasePath<Navigating.Action, Tally.Action> {
      AnyCasePath(
        embed: { .tally($0) },
        extract: { if case .tally(let action) = $0 { action } else { nil } }
      )
    }
    public var path: AnyCasePath<Navigating.Action, StackActionOf<Tally>> {
      AnyCasePath(
        embed: { .path($0) },
        extract: { if case .path(let action) = $0 { action } else { nil } }
      )
    }
    public var destination:
      AnyCasePath<Navigating.Action, PresentationAction<Navigating.Destination.Action>>
    {
      AnyCasePath(
        embed: { .destination($0) },
        extract: { if case .destination(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension Navigating.Destination.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var sheet: AnyCasePath<Navigating.Destination.State, Tally.State> {
      AnyCasePath(
        embed: { .sheet($0) },
        extract: { if case .sheet(let value) = $0 { value } else { nil } }
      )
    }
    public var cover: AnyCasePath<Navigating.Destination.State, Tally.State> {
      AnyCasePath(
        embed: { .cover($0) },
        extract: { if case .cover(let value) = $0 { value } else { nil } }
      )
    }
    public var popover: AnyCasePath<Navigating.Destination.State, Tally.State> {
      AnyCasePath(
        embed: { .popover($0) },
        extract: { if case .popover(let value) = $0 { value } else { nil } }
      )
    }
    public var drillDown: AnyCasePath<Navigating.Destination.State, Tally.State> {
      AnyCasePath(
        embed: { .drillDown($0) },
        extract: { if case .drillDown(let value) = $0 { value } else { nil } }
      )
    }
    public var alert:
      AnyCasePath<Navigating.Destination.State, AlertState<Navigating.Destination.Alert>>
    {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
    public var dialog:
      AnyCasePath<
        Navigating.Destination.State, ConfirmationDialogState<Navigating.Destination.Dialog>
      >
    {
      AnyCasePath(
        embed: { .dialog($0) },
        extract: { if case .dialog(let value) = $0 { value } else { nil } }
      )
    }
  }
}

extension Navigating.Destination.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var sheet: AnyCasePath<Navigating.Destination.Action, Tally.Action> {
      AnyCasePath(
        embed: { .sheet($0) },
        extract: { if case .sheet(let action) = $0 { action } else { nil } }
      )
    }
    public var cover: AnyCasePath<Navigating.Destination.Action, Tally.Action> {
      AnyCasePath(
        embed: { .cover($0) },
        extract: { if case .cover(let action) = $0 { action } else { nil } }
      )
    }
    public var popover: AnyCasePath<Navigating.Destination.Action, Tally.Action> {
      AnyCasePath(
        embed: { .popover($0) },
        extract: { if case .popover(let action) = $0 { action } else { nil } }
      )
    }
    public var drillDown: AnyCasePath<Navigating.Destination.Action, Tally.Action> {
      AnyCasePath(
        embed: { .drillDown($0) },
        extract: { if case .drillDown(let action) = $0 { action } else { nil } }
      )
    }
    public var alert: AnyCasePath<Navigating.Destination.Action, Navigating.Destination.Alert> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
    public var dialog: AnyCasePath<Navigating.Destination.Action, Navigating.Destination.Dialog> {
      AnyCasePath(
        embed: { .dialog($0) },
        extract: { if case .dialog(let value) = $0 { value } else { nil } }
      )
    }
  }
}
