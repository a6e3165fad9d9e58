// One book on two screens
//
// A shelf shows a list of books, and a sheet shows one of them. The list shows the sheet's changes,
// and the sheet shows any change in the list. No action is sent for that.
//
// Change the sheet's field `book`, and write its two actions and the shelf's reducer. A tap on a
// book opens its sheet; if the book isn't in the list, the tap does nothing. Import calls the
// client, and appends the books whose ids aren't in the list yet; its effect sends no action. Leave
// it to the library to report what the client throws. Others can change the list at any moment, and
// no change may be lost.
//
// kind: write
// lesson: A part of a shared value

import Chapter04Modern

struct Book: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var isRead = false
}

struct BookClient: DependencyKey {
  var newBooks: @Sendable () async throws -> [Book]

  static let liveValue = BookClient { [] }
  static let testValue = BookClient(newBooks: unimplemented("BookClient.newBooks"))
}

struct BookDetail: Reducer {
  struct State: Equatable {
    // answer
    // starter: var book: Book
    @Shared var book: Book
    // end answer
  }

  enum Action: Equatable {
    case readToggled
    case renamed(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    // answer
    // starter: return .none  // Your code here.
    switch action {
    case .readToggled:
      state.$book.withLock { $0.isRead.toggle() }
    case .renamed(let title):
      state.$book.withLock { $0.title = title }
    }
    return .none
    // end answer
  }
}

struct Shelf: Reducer {
  struct State: Equatable {
    @Shared var books: IdentifiedArrayOf<Book>
    @PresentationState var detail: BookDetail.State?
  }

  enum Action: Equatable {
    case bookTapped(Book.ID)
    case importTapped
    case detail(PresentationAction<BookDetail.Action>)
  }

  @Dependency(BookClient.self) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      // answer
      // starter: return .none  // Your code here.
      switch action {
      case .bookTapped(let id):
        guard let book = Shared(state.$books[id: id]) else { return .none }
        state.detail = BookDetail.State(book: book)
        return .none
      case .importTapped:
        return .run { [books = state.$books] _ in
          let newBooks = try await client.newBooks()
          books.withLock { $0.append(contentsOf: newBooks) }
        }
      case .detail:
        return .none
      }
      // end answer
    }
    .ifLet(\.$detail, action: \.detail) { BookDetail() }
  }
}

extension Shelf.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var detail: AnyCasePath<Shelf.Action, PresentationAction<BookDetail.Action>> {
      AnyCasePath(embed: Shelf.Action.detail) { if case .detail(let it) = $0 { it } else { nil } }
    }
  }
}
