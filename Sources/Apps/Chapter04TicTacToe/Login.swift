// The first factor. What comes after it, a second one or a failure, is one of several things that
// this screen presents, so it is an enum and not two optionals.

import Chapter04Modern

/// Email and password. It says `.delegate(.loggedIn)` when the server knows who it is.
public struct Login: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var email = ""
    public var password = ""
    /// Where the cursor is.
    public var focus: Field? = .email
    public var isRequesting = false
    @PresentationState public var destination: Destination.State?

    public init() {}

    public var canLogIn: Bool { email.contains("@") && !password.isEmpty && !isRequesting }
  }

  public enum Field: Hashable, Sendable { case email, password }

  public enum Action: Equatable, Sendable, BindableAction {
    case binding(BindingAction<State>)
    case logInTapped
    case cancelTapped
    case response(LoginResponse)
    case failed(AuthenticationError)
    case destination(PresentationAction<Destination.Action>)
    case delegate(Delegate)

    public enum Delegate: Equatable, Sendable { case loggedIn(User) }
  }

  private enum CancelID { case request }

  @Dependency(AuthenticationClient.self) private var client

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .logInTapped:
        guard state.canLogIn else { return .none }
        state.isRequesting = true
        return .run { [email = state.email, password = state.password] send in
          await send(.response(try await client.logIn(email, password)))
        } catch: { error, send in
          await send(.failed(AuthenticationError(error)))
        }
        .cancellable(id: CancelID.request)

      case .cancelTapped:
        state.isRequesting = false
        return .cancel(id: CancelID.request)

      case .response(let response):
        state.isRequesting = false
        switch response {
        case .loggedIn(let user):
          return .send(.delegate(.loggedIn(user)))
        case .codeRequired(let token):
          state.destination = .twoFactor(TwoFactor.State(token: token))
          return .none
        }

      case .failed(let error):
        state.isRequesting = false
        state.destination = .alert(.failed(error))
        return .none

      case .destination(.presented(.twoFactor(.delegate(.confirmed(let user))))):
        return .send(.delegate(.loggedIn(user)))

      case .binding, .destination, .delegate:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination) {
      Destination()
    }
  }

  public struct Destination: Reducer, Sendable {
    @dynamicMemberLookup
    public enum State: Equatable, Sendable {
      case twoFactor(TwoFactor.State)
      case alert(AlertState<Never>)
    }

    public enum Action: Equatable, Sendable {
      case twoFactor(TwoFactor.Action)
      case alert(Never)
    }

    public init() {}

    public var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.twoFactor, action: \.twoFactor) {
          TwoFactor()
        }
    }
  }
}

extension AlertState where Action == Never {
  public static func failed(_ error: AuthenticationError) -> Self {
    AlertState {
      TextState("You aren't logged in")
    } message: {
      TextState(error.sentence)
    }
  }
}
