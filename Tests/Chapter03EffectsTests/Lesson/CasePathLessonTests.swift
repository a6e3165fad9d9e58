import Chapter03Effects
import IssueTesting
import Testing

// What chapter 3's pages show, failures included, so that they can be believed.

// snippet.DeskAction
enum DeskAction: Equatable {
  case appeared
  case nthPrime(NthPrimeAction)
}
// snippet.end

extension DeskAction {
  var nthPrime: NthPrimeAction? {
    get {
      guard case .nthPrime(let action) = self else { return nil }
      return action
    }
    set {
      guard case .nthPrime = self, let newValue else { return }
      self = .nthPrime(newValue)
    }
  }
}

// snippet.deskPath
extension DeskAction {
  static let nthPrimePath = CasePath<DeskAction, NthPrimeAction>(
    embed: DeskAction.nthPrime,
    extract: { action in
      guard case .nthPrime(let nthPrime) = action else { return nil }
      return nthPrime
    }
  )
}
// snippet.end

@Suite struct WayUpTests {
  private let answer = NthPrimeAction.nthPrimeResponse(7, .success(17))

  @Test("Written over its request, a response finds its case; over another action, it is lost")
  func enumProperty() {
    // snippet.overTheQuestion
    var action = DeskAction.nthPrime(.nthPrimeTapped)
    action.nthPrime = answer
    #expect(action == .nthPrime(answer))
    // snippet.end

    // snippet.overAnother
    var other = DeskAction.appeared
    other.nthPrime = answer
    #expect(other == .appeared)  // the answer is lost: `appeared` is sent instead
    // snippet.end
  }

  @Test("A case path embeds from nothing, and extracts what it embedded") func casePath() {
    // snippet.fromNothing
    let path = DeskAction.nthPrimePath
    #expect(path.embed(answer) == .nthPrime(answer))
    #expect(path.extract(from: .nthPrime(answer)) == answer)
    #expect(path.extract(from: .appeared) == nil)
    // snippet.end
  }
}

@Suite struct SheetTests {
  private struct Desk: Equatable {
    var sheet: Int?
  }

  private enum SheetAction {
    case doneTapped
  }

  private final class Saved {
    var numbers: [Int] = []
  }

  private static let sheetPath = CasePath<SheetAction, SheetAction>.identity

  // snippet.sheet
  private static let sheet = Reducer<Int, SheetAction, Saved> { number, action, saved in
    switch action {
    case .doneTapped:
      return .fireAndForget { [number] in saved.numbers.append(number) }
    }
  }
  .optional()
  .pullback(state: \Desk.sheet, action: sheetPath, environment: { $0 })

  private static let desk = Reducer<Desk, SheetAction, Saved> { desk, action, _ in
    switch action {
    case .doneTapped:
      desk.sheet = nil
      return .none
    }
  }
  // snippet.end

  private func saved(with reducer: Reducer<Desk, SheetAction, Saved>) -> [Int] {
    let saved = Saved()
    let store = Store(initialState: Desk(sheet: 7), reducer: reducer, environment: saved)
    ViewStore(store).send(.doneTapped)
    return saved.numbers
  }

  @Test("Child first: the child sees its last action. Parent first: the state is gone")
  func order() {
    // snippet.childFirst
    let childFirst = Reducer.combine(Self.sheet, Self.desk)
    #expect(saved(with: childFirst) == [7])
    // snippet.end

    expectReport(
      """
      .doneTapped came for state that is nil, and was ignored. Likely causes:
      - A parent set the state to nil before this reducer ran. Combine it before its parent.
      """
    ) {
      // snippet.parentFirst
      let parentFirst = Reducer.combine(Self.desk, Self.sheet)
      #expect(saved(with: parentFirst) == [])  // nothing was saved
      // snippet.end
    }
  }
}

struct Row: Equatable, Identifiable {
  let id: Int
  var fact = ""
}

enum RowAction {
  case factTapped
  case factResponse(String)
}

enum RowsAction {
  case row(Int, RowAction)
  case deleteTapped(at: Int)
}

@Suite struct RowTests {
  private typealias Server = Source<String, Never>

  private static let rowPath = CasePath<RowsAction, (Int, RowAction)>(
    embed: { id, action in .row(id, action) },
    extract: { action in
      guard case .row(let id, let action) = action else { return nil }
      return (id, action)
    }
  )

  private static let byIndex = Reducer<[Row], RowsAction, Server> { rows, action, server in
    switch action {
    // snippet.byIndex
    case .row(let index, .factTapped):
      return server.effect.map { .row(index, .factResponse($0)) }

    case .row(let index, .factResponse(let fact)):
      rows[index].fact = fact
      return .none
    // snippet.end

    case .deleteTapped(let index):
      rows.remove(at: index)
      return .none
    }
  }

  // snippet.byIdentity
  private static let byIdentity = Reducer<[Row], RowsAction, Server>.combine(
    Reducer<Row, RowAction, Server> { row, action, server in
      switch action {
      case .factTapped:
        return server.effect.map(RowAction.factResponse)
      case .factResponse(let fact):
        row.fact = fact
        return .none
      }
    }
    .forEach(state: \.self, action: rowPath, environment: { $0 }),
    Reducer { rows, action, _ in
      if case .deleteTapped(let index) = action { rows.remove(at: index) }
      return .none
    }
  )
  // snippet.end

  private func store(_ reducer: Reducer<[Row], RowsAction, Server>, _ server: Server)
    -> ViewStore<[Row], RowsAction>
  {
    let rows = [Row(id: 2), Row(id: 3), Row(id: 5)]
    return ViewStore(Store(initialState: rows, reducer: reducer, environment: server))
  }

  @Test("Found by index, a late answer lands on another row; found by identity, on its own")
  func identity() {
    let server = Server()
    do {
      let store = store(Self.byIndex, server)
      // snippet.byIndexTrace
      store.send(.row(1, .factTapped))  // the row of 3
      store.send(.deleteTapped(at: 0))
      server.send("is the second prime")
      #expect(store.state == [Row(id: 3), Row(id: 5, fact: "is the second prime")])
      // snippet.end
    }
    do {
      let store = store(Self.byIdentity, server)
      store.send(.row(3, .factTapped))
      store.send(.deleteTapped(at: 0))
      server.send("is the second prime")
      #expect(store.state == [Row(id: 3, fact: "is the second prime"), Row(id: 5)])
    }
  }
}
