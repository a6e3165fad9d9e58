// The second factor. It is pushed by the log-in and would run as well in a sheet: it dismisses
// itself, whatever it is in.

import Chapter04Modern

/// A code of four digits. It says `.delegate(.confirmed)`, or goes back when the code has expired.
public struct TwoFactor: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public let token: String
    public var code = ""
    public var isRequesting = false
    @PresentationState public var alert: AlertState<Alert>?

    public init(token: String) {
      self.token = token
    }

    public var canSubmit: Bool { code.count == TwoFactor.codeLength && !isRequesting }
  }

  public enum Alert: Equatable, Sendable { case expiredConfirmed }

  public enum Action: Equatable, Sendable, BindableAction {
    case binding(BindingAction<State>)
    case submitTapped
    case response(User)
    case failed(AuthenticationError)
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)

    public enum Delegate: Equatable, Sendable { case confirmed(User) }
  }

  public static let codeLength = 4

  @Dependency(AuthenticationClient.self) private var client
  @Dependency(\.dismiss) private var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.code):
        // Digits of other scripts are digits, too, but no server takes them.
        let digits = state.code.filter { ("0"..."9").contains($0) }
        state.code = String(digits.prefix(Self.codeLength))
        return .none

      case .submitTapped:
        guard state.canSubmit else { return .none }
        state.isRequesting = true
        return .run { [code = state.code, token = state.token] send in
          await send(.response(try await client.confirm(code, token)))
        } catch: { error, send in
          await send(.failed(AuthenticationError(error)))
        }

      case .response(let user):
        state.isRequesting = false
        return .send(.delegate(.confirmed(user)))

      case .failed(let error):
        state.isRequesting = false
        if error != .offline { state.code = "" }
        state.alert = error == .expired ? .expired : .notConfirmed(error)
        return .none

      case .alert(.presented(.expiredConfirmed)):
        return .run { _ in await dismiss() }

      case .alert, .binding, .delegate:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == TwoFactor.Alert {
  public static func notConfirmed(_ error: AuthenticationError) -> Self {
    AlertState { TextState(error.sentence) }
  }

  public static var expired: Self {
    AlertState {
      TextState(AuthenticationError.expired.sentence)
    } actions: {
      ButtonState(action: .expiredConfirmed) { TextState("Log in") }
    }
  }
}
