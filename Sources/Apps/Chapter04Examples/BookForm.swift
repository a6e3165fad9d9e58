// A form hands over what was written, and doesn't know who gets it or how it is presented. Leaving
// it must not silently lose anything.

import Chapter04Modern

extension Examples {
  /// A form for a title. It says `.delegate(.saved)` and dismisses itself, or asks before it throws
  /// away what was written.
  public struct BookForm: Reducer, Sendable {
    public struct State: Equatable, Sendable {
      public var title = ""
      @PresentationState public var alert: AlertState<Alert>?

      public init(title: String = "") { self.title = title }
    }

    public enum Alert: Equatable, Sendable { case discardConfirmed }

    public enum Action: Equatable, Sendable, BindableAction {
      case binding(BindingAction<State>)
      case saveTapped
      case cancelTapped
      case alert(PresentationAction<Alert>)
      case delegate(Delegate)

      public enum Delegate: Equatable, Sendable { case saved(title: String) }
    }

    @Dependency(\.dismiss) private var dismiss

    public init() {}

    public var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .saveTapped:
          guard !state.title.isEmpty else { return .none }
          return .run { [title = state.title] send in
            await send(.delegate(.saved(title: title)))
            await dismiss()
          }
        case .cancelTapped:
          guard !state.title.isEmpty else { return .run { _ in await dismiss() } }
          state.alert = .discard
          return .none
        case .alert(.presented(.discardConfirmed)):
          return .run { _ in await dismiss() }
        case .alert, .binding, .delegate:
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }
}

extension Examples.BookForm.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
  public struct AllCasePaths: Sendable {
    public var alert:
      AnyCasePath<Examples.BookForm.Action, PresentationAction<Examples.BookForm.Alert>>
    {
      AnyCasePath(embed: Examples.BookForm.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
    public var delegate: AnyCasePath<Examples.BookForm.Action, Examples.BookForm.Action.Delegate> {
      AnyCasePath(embed: Examples.BookForm.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
    public var saveTapped: AnyCasePath<Examples.BookForm.Action, Void> {
      AnyCasePath(embed: { .saveTapped }, extract: { $0 == .saveTapped ? () : nil })
    }
    public var cancelTapped: AnyCasePath<Examples.BookForm.Action, Void> {
      AnyCasePath(embed: { .cancelTapped }, extract: { $0 == .cancelTapped ? () : nil })
    }
  }
}

extension AlertState where Action == Examples.BookForm.Alert {
  /// Asks whether to throw away what was written.
  public static var discard: Self {
    AlertState {
      TextState("Discard the book?")
    } actions: {
      ButtonState(role: .destructive, action: .discardConfirmed) { TextState("Discard") }
      ButtonState(role: .cancel) { TextState("Keep writing") }
    }
  }
}
