// docs/migration/shared-state.md shows shared values that refer to each other.

import Chapter04Modern
import Testing

@MainActor
@Suite("Shared values that refer to each other") struct RelationsTests {
  // snippet.library
  struct Person: Equatable, Identifiable, Sendable {
    let id: Int
    var name: String
  }

  struct Movie: Equatable, Identifiable, Sendable {
    let id: Int
    var title: String
    var cast: Set<Person.ID>  // the relation is stored only here
  }

  struct Library: Equatable, Sendable {
    var people: IdentifiedArrayOf<Person> = []
    var movies: IdentifiedArrayOf<Movie> = []

    func movies(with id: Person.ID) -> [Movie] { movies.filter { $0.cast.contains(id) } }

    mutating func deletePerson(_ id: Person.ID) {
      people.remove(id: id)
      for movie in movies.ids { movies[id: movie]?.cast.remove(id) }
    }
  }
  // snippet.end

  // snippet.screen
  struct PersonScreen: Reducer {
    struct State: Equatable {
      @Shared var library: Library
      let id: Person.ID

      var person: Person? { library.people[id: id] }
      var movies: [Movie] { library.movies(with: id) }
    }

    enum Action: Equatable {
      case nameChanged(String)
      case deleteTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .nameChanged(let name):
          state.$library.withLock { [id = state.id] in $0.people[id: id]?.name = name }
        case .deleteTapped:
          state.$library.withLock { [id = state.id] in $0.deletePerson(id) }
        }
        return .none
      }
    }
  }
  // snippet.end

  let library = Shared(
    value: Library(
      people: [Person(id: 1, name: "Blob"), Person(id: 2, name: "Blob Jr")],
      movies: [Movie(id: 1, title: "Up", cast: [1, 2]), Movie(id: 2, title: "Down", cast: [2])]
    )
  )

  @Test("A change on one screen shows on all") func change() async {
    let other = PersonScreen.State(library: library, id: 1)
    let store = TestStore(initialState: PersonScreen.State(library: library, id: 1)) {
      PersonScreen()
    }
    await store.send(.nameChanged("Blobby")) {
      $0.$library.withLock { $0.people[id: 1]?.name = "Blobby" }
    }
    #expect(other.person?.name == "Blobby")
    #expect(other.movies.map(\.title) == ["Up"])
  }

  @Test("A deletion removes the relation too, and other screens of that person find nil")
  func deletion() async {
    let other = PersonScreen.State(library: library, id: 1)
    let store = TestStore(initialState: PersonScreen.State(library: library, id: 1)) {
      PersonScreen()
    }
    await store.send(.deleteTapped) { $0.$library.withLock { $0.deletePerson(1) } }
    #expect(other.person == nil)
    #expect(library.wrappedValue.movies[id: 1]?.cast == [2])
  }
}
