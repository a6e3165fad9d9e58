// A connection that lasts, says something whenever it likes, and breaks. Connecting again is a part
// of the same effect, so one `cancel` ends all of it.

import Chapter04Modern

/// Messages that come and go over a connection. When it breaks, it is tried again, after one, two
/// and four seconds; then the user has to.
public struct Chat: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var connection = Connection.none
    public var messages: [String] = []
    public var draft = ""
    /// Whether the cursor is in the draft.
    public var isTyping = false
    /// What went wrong last.
    public var problem: String?

    public init() {}
  }

  public enum Connection: Equatable, Sendable {
    case none
    case connecting
    case open
    case waiting(seconds: Int)
  }

  public enum Action: Equatable, Sendable, BindableAction {
    case binding(BindingAction<State>)
    case connectTapped
    case disconnectTapped
    case sendTapped
    case event(ChatEvent)
    case lost(tryAgainIn: Int?)
    case sent(String)
    case notSent
  }

  private enum CancelID { case connection }

  @Dependency(ChatClient.self) private var client
  @Dependency(\.continuousClock) private var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .connectTapped:
        guard state.connection == .none else { return .none }
        state.connection = .connecting
        state.problem = nil
        return .run { send in
          var pauses = [1, 2, 4]
          while true {
            do {
              for try await event in client.connect() {
                if event == .opened { pauses = [1, 2, 4] }
                await send(.event(event))
              }
            } catch is CancellationError {
              return
            } catch {
              // Like a connection that the server closes.
            }
            guard let seconds = pauses.first else { return await send(.lost(tryAgainIn: nil)) }
            pauses.removeFirst()
            await send(.lost(tryAgainIn: seconds))
            try await clock.sleep(for: .seconds(seconds))
          }
        }
        .cancellable(id: CancelID.connection)

      case .disconnectTapped:
        state.connection = .none
        return .cancel(id: CancelID.connection)

      case .event(.opened):
        state.connection = .open
        state.problem = nil
        return .none

      case .event(.message(let message)):
        state.messages.append(message)
        return .none

      case .lost(tryAgainIn: let seconds):
        state.connection = seconds.map { .waiting(seconds: $0) } ?? .none
        state.problem = "The connection is lost."
        return .none

      case .sendTapped:
        guard state.connection == .open, !state.draft.isEmpty else { return .none }
        return .run { [draft = state.draft] send in
          try await client.send(draft)
          await send(.sent(draft))
        } catch: { _, send in
          await send(.notSent)
        }

      case .sent(let message):
        // Somebody may have gone on writing.
        if state.draft == message { state.draft = "" }
        return .none

      case .notSent:
        state.problem = "The message wasn't sent. It is still here."
        return .none

      case .binding:
        return .none
      }
    }
  }
}

public enum ChatEvent: Equatable, Sendable {
  case opened
  case message(String)
}

public struct ChatClient: DependencyKey, Sendable {
  /// What happens on a new connection, the first of which is that it opens. Ends or throws when the
  /// connection does, and closes it when nobody reads any more.
  public var connect: @Sendable () -> AsyncThrowingStream<ChatEvent, any Error>
  public var send: @Sendable (_ message: String) async throws -> Void

  public init(
    connect: @escaping @Sendable () -> AsyncThrowingStream<ChatEvent, any Error>,
    send: @escaping @Sendable (_ message: String) async throws -> Void
  ) {
    self.connect = connect
    self.send = send
  }

  public static var liveValue: Self { .simulated() }

  public static let testValue = Self(
    connect: unimplemented("ChatClient.connect", placeholder: AsyncThrowingStream { nil }),
    send: unimplemented("ChatClient.send")
  )
}
