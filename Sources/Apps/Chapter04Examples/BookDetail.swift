// A screen about one element of a list. With a copy of the element, a change here would be missing
// in the list; with the whole list, the screen could change any other.

import Chapter04Modern

extension Examples {
  /// One book of a list. Deleting it is up to the parent, which is notified by a delegate action.
  public struct BookDetail: Reducer, Sendable {
    public struct State: Equatable, Sendable {
      @Shared public var book: Book
      @PresentationState public var alert: AlertState<Alert>?

      public init(book: Shared<Book>) { _book = book }
    }

    public enum Alert: Equatable, Sendable { case deleteConfirmed }

    public enum Action: Equatable, Sendable {
      case readToggled
      case deleteTapped
      case alert(PresentationAction<Alert>)
      case delegate(Delegate)

      public enum Delegate: Equatable, Sendable { case deleteConfirmed }
    }

    public init() {}

    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .readToggled:
          state.$book.withLock { $0.isRead.toggle() }
          return .none
        case .deleteTapped:
          state.alert = .delete(state.book)
          return .none
        case .alert(.presented(.deleteConfirmed)):
          return .send(.delegate(.deleteConfirmed))
        case .alert, .delegate:
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
    }
  }
}

extension Examples.BookDetail.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
  public struct AllCasePaths: Sendable {
    public var alert:
      AnyCasePath<Examples.BookDetail.Action, PresentationAction<Examples.BookDetail.Alert>>
    {
      AnyCasePath(embed: Examples.BookDetail.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
    public var readToggled: AnyCasePath<Examples.BookDetail.Action, Void> {
      AnyCasePath(embed: { .readToggled }, extract: { $0 == .readToggled ? () : nil })
    }
    public var deleteTapped: AnyCasePath<Examples.BookDetail.Action, Void> {
      AnyCasePath(embed: { .deleteTapped }, extract: { $0 == .deleteTapped ? () : nil })
    }
    public var delegate:
      AnyCasePath<Examples.BookDetail.Action, Examples.BookDetail.Action.Delegate>
    {
      AnyCasePath(embed: Examples.BookDetail.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension AlertState where Action == Examples.BookDetail.Alert {
  /// Asks whether to delete a book.
  public static func delete(_ book: Examples.Book) -> Self {
    AlertState {
      TextState("Delete \(book.title)?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep it") }
    }
  }
}
