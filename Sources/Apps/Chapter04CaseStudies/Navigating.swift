// The same small feature in every place that a screen can be in: a tab, a sheet, a
// popover, a drill-down, a stack. It doesn't know which, and closes itself in all of them but the
// tab.

import Chapter04Modern

/// A number that is counted up.
public struct Tally: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var count: Int

    public init(count: Int = 0) {
      self.count = count
    }
  }

  public enum Action: Equatable, Sendable {
    case incrementTapped
    case closeTapped
  }

  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.isPresented) private var isPresented

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .incrementTapped:
      state.count += 1
      return .none
    case .closeTapped:
      return isPresented ? .run { _ in await dismiss() } : .none
    }
  }
}

/// Every kind of navigation.
public struct Navigating: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var tab = Tab.links
    public var tally = Tally.State()
    public var path = StackState<Tally.State>()
    @PresentationState public var destination: Destination.State?

    public init() {}
  }

  public enum Tab: Equatable, Sendable { case links, tally }

  public enum Action: Equatable, Sendable {
    case tabSelected(Tab)
    case sheetTapped
    case popoverTapped
    case drillDownTapped
    case pushTapped
    case alertTapped
    case dialogTapped
    case tally(Tally.Action)
    case path(StackActionOf<Tally>)
    case destination(PresentationAction<Destination.Action>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.tally, action: \.tally) {
      Tally()
    }
    Reduce { state, action in
      switch action {
      case .tabSelected(let tab): state.tab = tab
      case .sheetTapped: state.destination = .sheet(Tally.State())
      case .popoverTapped: state.destination = .popover(Tally.State())
      case .drillDownTapped: state.destination = .drillDown(Tally.State())
      case .pushTapped: state.path.append(Tally.State(count: state.path.count))
      case .alertTapped: state.destination = .alert(.reset)
      case .dialogTapped: state.destination = .dialog(.start)
      case .destination(.presented(.alert(.resetConfirmed))): state.tally = Tally.State()
      case .destination(.presented(.dialog(.startTapped(let count)))): state.tally.count = count
      case .tally, .path, .destination: break
      }
      return .none
    }
    .forEach(\.path, action: \.path) {
      Tally()
    }
    .ifLet(\.$destination, action: \.destination) {
      Destination()
    }
  }
}

extension Navigating {
  /// The one thing that is presented at a time.
  public struct Destination: Reducer, Sendable {
    @dynamicMemberLookup
    public enum State: Equatable, Sendable {
      case sheet(Tally.State)
      case popover(Tally.State)
      case drillDown(Tally.State)
      case alert(AlertState<Alert>)
      case dialog(ConfirmationDialogState<Dialog>)
    }

    public enum Action: Equatable, Sendable {
      case sheet(Tally.Action)
      case popover(Tally.Action)
      case drillDown(Tally.Action)
      case alert(Alert)
      case dialog(Dialog)
    }

    public enum Alert: Equatable, Sendable { case resetConfirmed }
    public enum Dialog: Equatable, Sendable { case startTapped(at: Int) }

    public init() {}

    public var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.sheet, action: \.sheet) { Tally() }
        .ifCaseLet(\.popover, action: \.popover) { Tally() }
        .ifCaseLet(\.drillDown, action: \.drillDown) { Tally() }
    }
  }
}

extension AlertState where Action == Navigating.Destination.Alert {
  public static var reset: Self {
    AlertState {
      TextState("Reset the tally of the other tab?")
    } actions: {
      ButtonState(role: .destructive, action: .resetConfirmed) { TextState("Reset") }
      ButtonState(role: .cancel) { TextState("Keep it") }
    }
  }
}

extension ConfirmationDialogState where Action == Navigating.Destination.Dialog {
  public static var start: Self {
    ConfirmationDialogState {
      TextState("Where does the tally start?")
    } actions: {
      ButtonState(action: .startTapped(at: 10)) { TextState("At 10") }
      ButtonState(action: .startTapped(at: 100)) { TextState("At 100") }
      ButtonState(role: .cancel) { TextState("Where it is") }
    }
  }
}
