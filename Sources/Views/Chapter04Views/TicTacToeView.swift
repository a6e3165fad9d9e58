// Tic-tac-toe in SwiftUI: a state that is an enum, whose cases are screens of their own.
//
// Type-checked against a stand-in for SwiftUI; not run in this package's own checks.

#if canImport(SwiftUI)
  import Chapter04Modern
  import Chapter04TicTacToe
  import SwiftUI

  public struct TicTacToeView: View {
    let store: StoreOf<TicTacToe>

    public init(store: StoreOf<TicTacToe>) {
      self.store = store
    }

    public var body: some View {
      if let login = store.scope(state: \.login, action: \.login) {
        LoginView(store: login)
      } else if let lobby = store.scope(state: \.lobby, action: \.lobby) {
        LobbyView(store: lobby)
      }
    }
  }

  struct LoginView: View {
    @Bindable var store: StoreOf<Login>
    @FocusState private var focus: Login.Field?

    init(store: StoreOf<Login>) {
      _store = Bindable(store)
    }

    var body: some View {
      Form {
        TextField("Email", text: $store.email)
          .focused($focus, equals: .email)
        TextField("Password", text: $store.password)
          .focused($focus, equals: .password)
        if store.isRequesting {
          ProgressView()
          Button("Cancel") { store.send(.cancelTapped) }
        } else {
          Button("Log in") { store.send(.logInTapped) }
            .disabled(!store.canLogIn)
        }
      }
      .sheet(
        item: $store.scope(
          state: \.destination?.twoFactor,
          action: \.destination.twoFactor
        )
      ) { store in
        TwoFactorView(store: store)
      }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .onChange(of: store.focus, initial: true) { focus = store.focus }
      .onChange(of: focus) { store.focus = focus }
    }
  }

  struct TwoFactorView: View {
    @Bindable var store: StoreOf<TwoFactor>

    init(store: StoreOf<TwoFactor>) {
      _store = Bindable(store)
    }

    var body: some View {
      Form {
        TextField("Code", text: $store.code)
        if store.isRequesting { ProgressView() }
        Button("Confirm") { store.send(.submitTapped) }
          .disabled(!store.canSubmit)
      }
      .alert($store.scope(state: \.alert, action: \.alert))
    }
  }

  struct LobbyView: View {
    @Bindable var store: StoreOf<Lobby>

    init(store: StoreOf<Lobby>) {
      _store = Bindable(store)
    }

    var body: some View {
      NavigationStack(path: $store[ids: \.path, action: \.path]) {
        List {
          Text(store.user.name)
          Button("New game") { store.send(.newGameTapped) }
          ForEach(Array(store.results.enumerated()), id: \.offset) { row in
            Text(row.element.sentence)
          }
          Button("Log out") { store.send(.logOutTapped) }
        }
        .navigationDestination(for: StackElementID.self) { id in
          if let newGame = store.scope(state: \.path[id: id], action: \.path[id: id]) {
            NewGameView(store: newGame)
          }
        }
      }
    }
  }

  struct NewGameView: View {
    @Bindable var store: StoreOf<NewGame>
    @FocusState private var focus: Player?

    init(store: StoreOf<NewGame>) {
      _store = Bindable(store)
    }

    var body: some View {
      Form {
        TextField("✕", text: $store.xName)
          .focused($focus, equals: .x)
        TextField("○", text: $store.oName)
          .focused($focus, equals: .o)
        if let problem = store.problem { Text(problem) }
        Button("Play") { store.send(.playTapped) }
      }
      .sheet(item: $store.scope(state: \.game, action: \.game)) { store in
        GameView(store: store)
      }
      .onChange(of: store.focus, initial: true) { focus = store.focus }
      .onChange(of: focus) { store.focus = focus }
    }
  }

  struct GameView: View {
    @Bindable var store: StoreOf<Game>

    init(store: StoreOf<Game>) {
      _store = Bindable(store)
    }

    var body: some View {
      VStack {
        ForEach([0, 3, 6], id: \.self) { row in
          HStack {
            ForEach(row..<row + 3, id: \.self) { cell in
              Button(mark(cell)) { store.send(.cellTapped(cell)) }
            }
          }
        }
        if store.board.outcome != nil {
          Button("Play again") { store.send(.playAgainTapped) }
        }
        Button("Quit") { store.send(.quitTapped) }
      }
      .alert($store.scope(state: \.alert, action: \.alert))
    }

    private func mark(_ cell: Int) -> String {
      switch store.board.cells[cell] {
      case .x: "✕"
      case .o: "○"
      case nil: " "
      }
    }
  }
#endif
