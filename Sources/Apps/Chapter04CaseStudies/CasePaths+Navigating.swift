// What `@CasePathable` would write for every kind of navigation: a path to each case that a reducer
// or a test goes through.

import Chapter04Modern

extension Tally.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var incrementTapped: AnyCasePath<Root, Void> { AnyCasePath(.incrementTapped) }
    public var closeTapped: AnyCasePath<Root, Void> { AnyCasePath(.closeTapped) }
    public var loadingBegan: AnyCasePath<Root, Void> { AnyCasePath(.loadingBegan) }
    public var loaded: AnyCasePath<Root, Int> {
      AnyCasePath(Root.loaded) { if case .loaded(let it) = $0 { it } else { nil } }
    }
  }
}

extension Navigating.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var loaded: AnyCasePath<Root, Int> {
      AnyCasePath(Root.loaded) { if case .loaded(let it) = $0 { it } else { nil } }
    }
    public var tally: AnyCasePath<Root, Tally.Action> {
      AnyCasePath(Root.tally) { if case .tally(let it) = $0 { it } else { nil } }
    }
    public var path: AnyCasePath<Root, StackActionOf<Tally>> {
      AnyCasePath(Root.path) { if case .path(let it) = $0 { it } else { nil } }
    }
    public var destination: AnyCasePath<Root, PresentationAction<Navigating.Destination.Action>> {
      AnyCasePath(Root.destination) { if case .destination(let it) = $0 { it } else { nil } }
    }
  }
}

extension Navigating.Destination.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var sheet: AnyCasePath<Root, Tally.State> {
      AnyCasePath(Root.sheet) { if case .sheet(let it) = $0 { it } else { nil } }
    }
    public var cover: AnyCasePath<Root, Tally.State> {
      AnyCasePath(Root.cover) { if case .cover(let it) = $0 { it } else { nil } }
    }
    public var popover: AnyCasePath<Root, Tally.State> {
      AnyCasePath(Root.popover) { if case .popover(let it) = $0 { it } else { nil } }
    }
    public var drillDown: AnyCasePath<Root, Tally.State> {
      AnyCasePath(Root.drillDown) { if case .drillDown(let it) = $0 { it } else { nil } }
    }
    public var alert: AnyCasePath<Root, AlertState<Navigating.Destination.Alert>> {
      AnyCasePath(Root.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
    public var dialog: AnyCasePath<Root, ConfirmationDialogState<Navigating.Destination.Dialog>> {
      AnyCasePath(Root.dialog) { if case .dialog(let it) = $0 { it } else { nil } }
    }
  }
}

extension Navigating.Destination.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var sheet: AnyCasePath<Root, Tally.Action> {
      AnyCasePath(Root.sheet) { if case .sheet(let it) = $0 { it } else { nil } }
    }
    public var cover: AnyCasePath<Root, Tally.Action> {
      AnyCasePath(Root.cover) { if case .cover(let it) = $0 { it } else { nil } }
    }
    public var popover: AnyCasePath<Root, Tally.Action> {
      AnyCasePath(Root.popover) { if case .popover(let it) = $0 { it } else { nil } }
    }
    public var drillDown: AnyCasePath<Root, Tally.Action> {
      AnyCasePath(Root.drillDown) { if case .drillDown(let it) = $0 { it } else { nil } }
    }
    public var alert: AnyCasePath<Root, Navigating.Destination.Alert> {
      AnyCasePath(Root.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
    public var dialog: AnyCasePath<Root, Navigating.Destination.Dialog> {
      AnyCasePath(Root.dialog) { if case .dialog(let it) = $0 { it } else { nil } }
    }
  }
}
