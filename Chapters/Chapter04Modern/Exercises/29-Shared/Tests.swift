import Chapter04Modern
import Testing

@MainActor @Suite struct SharedTests {
  nonisolated private static let newBooks = [
    Book(id: 4, title: "Dubliners", isRead: true), Book(id: 3, title: "Evelina"),
  ]

  /// A shelf with Emma and Ulysses, and a client that has two new books.
  @MainActor private final class Screen {
    let books = Shared<IdentifiedArrayOf<Book>>(
      value: [Book(id: 1, title: "Emma"), Book(id: 2, title: "Ulysses")]
    )
    let asked = LockIsolated(0)
    private let seen = LockIsolated<[Shelf.Action]>([])
    private let reported = LockIsolated<[String]>([])
    private let store: StoreOf<Shelf>

    /// - Parameter find: What the client does instead. It gets the list, which others can change.
    init(
      find: @escaping @Sendable (_ books: Shared<IdentifiedArrayOf<Book>>) async throws -> [Book] =
        {
          _ in newBooks
        }
    ) {
      let (books, asked) = (self.books, self.asked)
      let seen = self.seen
      let shelf = Shelf()
      store = Store(initialState: Shelf.State(books: books)) {
        Reduce<Shelf.State, Shelf.Action> { state, action in
          seen.withValue { $0.append(action) }
          // A feature that answers itself forever stops here.
          return seen.value.count > 50 ? .none : shelf.reduce(into: &state, action: action)
        }
      } withDependencies: {
        $0[BookClient.self].newBooks = {
          asked.withValue { $0 += 1 }
          return try await find(books)
        }
      }
    }

    func send(_ action: Shelf.Action) async {
      let reported = self.reported
      await withKnownIssue(isIntermittent: true) {
        await store.send(action).finish()
      } matching: { issue in
        reported.withValue { $0.append(issue.comments.map(\.rawValue).joined(separator: " ")) }
        return true
      }
    }

    /// Sends an action, and doesn't wait for what follows.
    func begin(_ action: Shelf.Action) -> StoreTask { store.send(action) }

    func toggle() async { await send(.detail(.presented(.readToggled))) }
    func rename(_ title: String) async { await send(.detail(.presented(.renamed(title)))) }

    var list: [Book] { Array(books.wrappedValue) }
    var sheet: Book? { store.withState { $0.detail?.book } }
    var actions: [Shelf.Action] { seen.value }
    var reports: [String] { reported.value }
  }

  private func ulysses(_ title: String = "Ulysses", isRead: Bool = false) -> Book {
    Book(id: 2, title: title, isRead: isRead)
  }

  private let first = "A tapped book has to open its sheet: fix that first."

  private func opened() async -> Screen {
    let screen = Screen()
    await screen.send(.bookTapped(2))
    return screen
  }

  @Test("A tapped book opens its sheet") func opens() async {
    let screen = await opened()
    let comment: Comment =
      switch screen.sheet {
      case nil: "Ulysses was tapped, but there is no sheet."
      case Book(id: 1, title: "Emma"):
        "Ulysses, with the id 2, was tapped, but the sheet shows Emma."
      default: "The sheet shows Ulysses, and the list is unchanged; here: \(screen.list)."
      }
    #expect(
      screen.sheet == ulysses() && screen.list == [Book(id: 1, title: "Emma"), ulysses()],
      comment
    )
    screen.books.withLock { $0[id: 1]?.isRead = true }
    await screen.send(.bookTapped(1))
    #expect(
      screen.sheet == Book(id: 1, title: "Emma", isRead: true),
      "The sheet showed Ulysses when Emma, which is read, was tapped. It has to show Emma now."
    )
  }

  @Test("A book that isn't in the list has no sheet") func unknown() async {  // starter passes
    let screen = Screen()
    await screen.send(.bookTapped(9))
    #expect(
      screen.sheet == nil,
      "No book has the id 9, but there is a sheet that shows \(screen.sheet!)."
    )
    #expect(screen.list.count == 2, "No book had the id 9, but now the list has one.")
    await screen.send(.bookTapped(2))
    let open = screen.sheet
    await screen.send(.bookTapped(9))
    #expect(
      screen.sheet == open,
      "No book has the id 9, but a tap on it changed another book's sheet."
    )
  }

  @Test("The sheet shows its own changes") func inTheSheet() async {
    let screen = await opened()
    await screen.toggle()
    let read = screen.sheet
    await screen.rename("Odyssey")
    let renamed = screen.sheet
    await screen.toggle()
    let unread = screen.sheet
    await screen.rename("")
    let untitled = screen.sheet
    let comment: Comment =
      switch (read?.isRead, renamed?.title, unread?.isRead) {
      case (nil, _, _): "\(first)"
      case (_, nil, _), (_, _, nil): "The sheet changed its book, and that closed the sheet."
      case (false?, "Ulysses"?, _): "The sheet's book was read and renamed, but it hasn't changed."
      case (false?, _, _): "\"Read\" was tapped in the sheet, but the book isn't read."
      case (true?, "Ulysses"?, _):
        "The book was renamed in the sheet, but it still has its old title."
      case (true?, _, _) where renamed?.isRead == false:
        "A read book was renamed, and now it is unread. Only its title changes."
      case (true?, _, true?):
        """
        "Read" was tapped again, but the book is still read. A toggle goes both ways.
        """
      case (true?, "Odyssey"?, false?) where untitled?.isRead == true:
        "An unread book was renamed, and now it is read. Only its title changes."
      case (true?, "Odyssey"?, false?) where untitled?.title == "Odyssey":
        "The title was emptied, but it is still there. The sheet accepts any text."
      default: "The book is read, renamed, then unread; here: \(read!), \(renamed!), \(unread!)."
      }
    #expect(
      read == ulysses(isRead: true) && renamed == ulysses("Odyssey", isRead: true)
        && unread == ulysses("Odyssey") && untitled == ulysses(""),
      comment
    )
    let long = " " + String(repeating: "Ulysses ", count: 50)
    await screen.rename(long)
    #expect(
      screen.sheet?.title == long || untitled != ulysses(""),
      "A title of 401 letters was typed, with a space at each end. Keep it as typed."
    )
  }

  @Test("The list shows the sheet's changes") func intoTheList() async {
    let screen = await opened()
    await screen.toggle()
    let toggled = screen.list
    await screen.rename("Odyssey")
    let renamed = screen.list
    let emma = Book(id: 1, title: "Emma")
    let comment: Comment =
      switch (screen.sheet, toggled, renamed) {
      case (nil, _, _): "\(first)"
      case (ulysses("Odyssey", isRead: true), [emma, ulysses()], [emma, ulysses()]):
        """
        The sheet's book is read and renamed, but the list's is neither: the sheet changed a copy \
        of its own. It has to share the list's book.
        """
      case (ulysses(), _, _): "The sheet's actions have to change its book: fix that first."
      case (_, _, _) where renamed.first != emma: "Emma was changed, but the sheet was for Ulysses."
      default: "The list has Emma and Odyssey, and Odyssey is read; here: \(renamed)."
      }
    #expect(
      toggled == [emma, ulysses(isRead: true)]
        && renamed == [emma, ulysses("Odyssey", isRead: true)],
      comment
    )
  }

  @Test("The sheet shows changes made in the list") func fromTheList() async {
    let screen = await opened()
    screen.books.withLock { $0[id: 2]?.title = "Odyssey" }
    let atOnce = screen.sheet
    await screen.toggle()
    let later = screen.list.last
    let comment: Comment =
      switch (atOnce, later) {
      case (nil, _): "\(first)"
      case (ulysses(), ulysses("Odyssey", isRead: true)):
        """
        The book was renamed in the list, but the sheet still shows Ulysses: it shows a copy of \
        the book. Share the list's book, so that nothing has to be copied.
        """
      case (ulysses(), ulysses(isRead: true)):
        """
        The book was renamed in the list. The sheet had a copy with the old title, and wrote that \
        copy back with its next change: the new title is lost.
        """
      case (ulysses(), _):
        """
        The book was renamed in the list, but the sheet shows the old title: it has a copy of the \
        book.
        """
      default: "The title was changed in the list, then \"read\" in the sheet; here: \(later!)."
      }
    #expect(
      atOnce == ulysses("Odyssey") && later == ulysses("Odyssey", isRead: true),
      comment
    )
  }

  @Test("A book that moves in the list is still the same book") func moved() async {
    let screen = await opened()
    screen.books.withLock { $0.reverse() }
    await screen.rename("Odyssey")
    let titles = screen.list.map(\.title)
    let comment: Comment =
      switch titles {
      case _ where screen.sheet == nil: "\(first)"
      case ["Ulysses", "Odyssey"]:
        "The list was reversed, and the sheet renamed Emma, which is now at that index. Use the id."
      case ["Ulysses", "Emma"]:
        "The list has to show the sheet's changes: fix that first."
      default: "The titles are Odyssey and Emma, but here: \(titles)."
      }
    #expect(titles == ["Odyssey", "Emma"], comment)
  }

  @Test("Import appends the new books") func imports() async {
    let screen = await opened()
    let isOpen = screen.sheet != nil
    await screen.send(.importTapped)
    let titles = screen.list.map(\.title)
    let isRead = screen.list.filter(\.isRead).map(\.title)
    let comment: Comment =
      switch titles {
      case ["Emma", "Ulysses"]:
        "The client has two new books, Dubliners and Evelina, but they aren't in the list."
      case ["Dubliners", "Evelina"]: "The new books replaced all the old ones."
      case ["Dubliners", "Evelina", "Emma", "Ulysses"],
        ["Evelina", "Dubliners", "Emma", "Ulysses"]:
        "The new books are in front of the others. Add them at the end."
      case ["Emma", "Ulysses", "Dubliners"], ["Emma", "Ulysses", "Evelina"]:
        "The client has two new books, but only one of them was appended."
      case ["Emma", "Ulysses", "Evelina", "Dubliners"]:
        "Append the new books in the client's order: Dubliners, then Evelina."
      case ["Emma", "Ulysses", "Dubliners", "Evelina"] where screen.asked.value > 1:
        "The client was asked \(screen.asked.value) times for one import."
      case ["Emma", "Ulysses", "Dubliners", "Evelina"] where isRead != ["Dubliners"]:
        "Only the client's Dubliners is read; here \(isRead) are read."
      case ["Emma", "Ulysses", "Dubliners", "Evelina"]:
        "The sheet was open when the import began, and now it is closed. An import closes nothing."
      default: "The list has Emma, Ulysses, Dubliners and Evelina; here: \(titles)."
      }
    #expect(
      titles == ["Emma", "Ulysses", "Dubliners", "Evelina"] && isRead == ["Dubliners"]
        && screen.asked.value == 1 && (screen.sheet != nil) == isOpen,
      comment
    )
    #expect(
      screen.actions == [.bookTapped(2), .importTapped],
      "The effect changes the list itself, without another action; here: \(screen.actions)."
    )
  }

  @Test("Changes during an import aren't lost") func meanwhile() async {
    let screen = Screen { books in
      books.withLock {
        $0[id: 1]?.isRead = true
        $0.remove(id: 2)
      }
      return Self.newBooks
    }
    await screen.send(.importTapped)
    let comment: Comment =
      switch screen.list.map(\.id) {
      case [1, 2], [1]: "The new books have to be appended: fix that first."
      case [1, 2, 4, 3]:
        """
        While the client was working, Emma was read and Ulysses was removed, but both changes are \
        lost: the effect restored the list from its start. Append to the list as it is then, in \
        `withLock`.
        """
      default: "Emma is read, Ulysses is gone, and two are new; here: \(screen.list)."
      }
    #expect(
      screen.list
        == [
          Book(id: 1, title: "Emma", isRead: true), Book(id: 4, title: "Dubliners", isRead: true),
          Book(id: 3, title: "Evelina"),
        ],
      comment
    )
  }

  @Test("A book that is already there stays as it is") func known() async {
    let screen = Screen { books in
      books.withLock {
        $0.append(Book(id: 4, title: "The Dubliners"))
        $0.append(Book(id: 9, title: "Evelina"))
      }
      return Self.newBooks
    }
    await screen.send(.importTapped)
    let titles = screen.list.map(\.title)
    let isRead = screen.list.contains(where: \.isRead)
    let comment: Comment =
      switch titles {
      case ["Emma", "Ulysses"]: "The new books have to be appended: fix that first."
      case ["Emma", "Ulysses", "The Dubliners", "Evelina"]:
        """
        There was another "Evelina", with the id 9, and the client's, with the id 3, wasn't \
        appended. Two books may have the same title: compare ids.
        """
      case ["Emma", "Ulysses", "Dubliners", "Evelina", "Evelina"]:
        """
        There was already a book with the id 4, "The Dubliners", and the import replaced it with \
        the client's. Append only books that aren't there.
        """
      default: "Only the client's Evelina, with the id 3, is appended; here: \(titles)."
      }
    #expect(
      titles == ["Emma", "Ulysses", "The Dubliners", "Evelina", "Evelina"] && !isRead,
      comment
    )
  }

  @Test("An import that fails changes nothing") func fails() async {  // starter passes
    struct Offline: Error {}
    let screen = Screen { _ in throw Offline() }
    let before = screen.list
    await screen.send(.importTapped)
    #expect(screen.list == before, "The client threw an error, but the list changed.")
  }

  /// A list that somebody else changes just before it is read for the nth time.
  private struct Watched: Sendable {
    let list = LockIsolated<IdentifiedArrayOf<Book>>([])
    /// Readings before the action don't count.
    let readings = LockIsolated(-1_000)
    let n: Int
    let change: @Sendable (inout IdentifiedArrayOf<Book>) -> Void

    var books: IdentifiedArrayOf<Book> {
      get {
        readings.withValue { $0 += 1 }
        if readings.value == n { list.withValue { change(&$0) } }
        return list.value
      }
      nonmutating set { list.setValue(newValue) }
    }
  }

  /// The lists after an action, one for each reading before which somebody else changed the list.
  private func lists(
    after action: Shelf.Action,
    change: @escaping @Sendable (inout IdentifiedArrayOf<Book>) -> Void
  ) async -> [[Book]] {
    var lists: [[Book]] = []
    for n in 1...20 {
      let watched = Watched(n: n, change: change)
      let state = Shelf.State(books: Shared(value: watched).books)
      let store = Store(initialState: state) {
        Shelf()
      } withDependencies: {
        $0[BookClient.self].newBooks = { [Book(id: 3, title: "Evelina")] }
      }
      await withKnownIssue(isIntermittent: true) {
        watched.list.setValue([Book(id: 1, title: "Emma"), Book(id: 2, title: "Ulysses")])
        await store.send(.bookTapped(2)).finish()
        watched.readings.setValue(0)
        await store.send(action).finish()
      }
      if watched.readings.value < n { return lists }
      lists.append(Array(watched.list.value))
    }
    return lists
  }

  @Test("Nothing can come between reading and changing")  // starter passes
  func inOneStep() async {
    let mine = Book(id: 3, title: "Evelina", isRead: true)
    let imported = await lists(after: .importTapped) {
      $0.remove(id: 1)
      $0.updateOrAppend(mine)
    }
    let toggled = await lists(after: .detail(.presented(.readToggled))) {
      $0[id: 2]?.isRead.toggle()
    }
    let renamed = await lists(after: .detail(.presented(.renamed("Odyssey")))) {
      $0[id: 2]?.isRead = true
    }
    let lost = [
      ("an import", imported.map { $0.first?.id == 1 || !$0.contains(mine) }),
      ("a toggle", toggled.map { $0.last == ulysses(isRead: true) }),
      ("a renaming", renamed.map { $0.last == ulysses("Odyssey") }),
    ].filter { $0.1.contains(true) }
    #expect(
      lost.isEmpty,
      lost.first?.1.first == true
        ? "First \(lost[0].0) has to keep what was there before it."
        : """
        The list was read before \(lost.first?.0 ?? "") and set afterwards, so a change in between \
        is lost. One `withLock` does both in one step: work on what it hands you.
        """
    )
  }

  @Test("Two imports at the same time don't end each other") func twoImports() async {
    let left = LockIsolated(Self.newBooks)
    let screen = Screen { _ in
      try Task.checkCancellation()
      return left.withValue { $0.popLast().map { [$0] } ?? [] }
    }
    let tasks = [screen.begin(.importTapped), screen.begin(.importTapped)]
    for task in tasks { await task.finish() }
    #expect(
      screen.list.count == 4,
      screen.list.count == 2
        ? "The new books have to be appended: fix that first."
        : "Import was tapped twice, with a new book each time, but one of the two was lost."
    )
  }

  @Test("Cancelling the effect also cancels the client's work") func ends() async {
    let screen = Screen()
    await screen.send(.importTapped)
    for _ in 1...10_000 where screen.list.count == 2 { await Task.yield() }
    guard screen.list.count > 2 else {
      Issue.record("The new books have to be appended: fix that first.")
      return
    }
    let (calls, call) = AsyncStream.makeStream(of: Void.self)
    let wasCancelled = LockIsolated(false)
    let slow = Screen { _ in
      call.finish()
      // This ends when its task is cancelled.
      for await _ in AsyncStream<Never>.makeStream().stream {}
      wasCancelled.setValue(true)
      throw CancellationError()
    }
    let task = slow.begin(.importTapped)
    for await _ in calls {}
    task.cancel()
    await task.finish()
    let isCancelled = wasCancelled.value
    #expect(
      isCancelled,
      """
      The effect was cancelled, but the client's work wasn't: it is in a task of its own, which \
      nobody can end or wait for. An effect is already a task: `await` the client in it.
      """
    )
  }

  @Test("One tap makes one action, because nothing is copied") func oneAction() async {
    let screen = await opened()
    await screen.toggle()
    await screen.rename("Odyssey")
    #expect(
      screen.actions.count == 3,
      """
      A tap on the book and two changes in its sheet made \(screen.actions.count) actions. Shared \
      state needs no extra actions to be the same in both places.
      """
    )
    let isQuiet = screen.reports.isEmpty
    #expect(
      isQuiet,
      screen.sheet == nil
        ? "\(first)"
        : "The library has found a mistake: \(screen.reports.first ?? "")"
    )
  }
}
