// Screens in one small app: a list that is kept in a file, a form that is presented and asks before
// it throws something away, and a stack whose screens share an element of the list with it.

import Chapter04Modern
import Foundation

extension Examples {
  /// A book that somebody wants to read, or has read.
  public struct Book: Equatable, Identifiable, Codable, Sendable {
    public let id: UUID
    public var title: String
    public var isRead = false

    public init(id: UUID, title: String, isRead: Bool = false) {
      self.id = id
      self.title = title
      self.isRead = isRead
    }
  }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Examples.Book>>.Default {
  /// The list, in a file of the user's.
  public static var books: Self {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    return Self[.fileStorage(folder.appending(path: "ReadingList/books.json")), default: []]
  }
}

extension Examples {
  /// A list of books. A form adds one, and a screen on a stack shows one.
  public struct ReadingList: Reducer, Sendable {
    public struct State: Equatable, Sendable {
      @Shared(.books) public var books
      @PresentationState public var form: BookForm.State?
      public var path = StackState<BookDetail.State>()

      public init() {}
    }

    public enum Action: Equatable, Sendable {
      case addTapped
      case bookTapped(Book.ID)
      case form(PresentationAction<BookForm.Action>)
      case path(StackActionOf<BookDetail>)
    }

    @Dependency(\.uuid) private var uuid

    public init() {}

    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addTapped:
          state.form = BookForm.State()
          return .none
        // snippet.bookTapped
        case .bookTapped(let id):
          guard let book = Shared(state.$books[id: id]) else { return .none }
          state.path.append(BookDetail.State(book: book))
          return .none
        // snippet.end
        case .form(.presented(.delegate(.saved(let title)))):
          state.$books.withLock { $0.append(Book(id: uuid(), title: title)) }
          return .none
        case .path(.element(let id, .delegate(.deleteConfirmed))):
          guard let book = state.path[id: id]?.book else { return .none }
          state.path.pop(from: id)
          state.$books.withLock { $0.remove(id: book.id) }
          return .none
        case .form, .path:
          return .none
        }
      }
      .ifLet(\.$form, action: \.form) { BookForm() }
      .forEach(\.path, action: \.path) { BookDetail() }
    }
  }
}

extension Examples.ReadingList.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
  public struct AllCasePaths: Sendable {
    public var form:
      AnyCasePath<Examples.ReadingList.Action, PresentationAction<Examples.BookForm.Action>>
    {
      AnyCasePath(embed: Examples.ReadingList.Action.form) {
        if case .form(let it) = $0 { it } else { nil }
      }
    }
    public var path: AnyCasePath<Examples.ReadingList.Action, StackActionOf<Examples.BookDetail>> {
      AnyCasePath(embed: Examples.ReadingList.Action.path) {
        if case .path(let it) = $0 { it } else { nil }
      }
    }
  }
}
