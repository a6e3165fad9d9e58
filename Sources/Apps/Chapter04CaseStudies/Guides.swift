// A list whose rows are put together of reusable parts. The row adds nothing to them but what they
// ask for: how to save, and how to download.

import Chapter04Modern

/// City guides, each with a heart and a download.
public struct Guides: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var guides: IdentifiedArrayOf<Guide.State>

    public init(guides: IdentifiedArrayOf<Guide.State> = Guide.State.some) {
      self.guides = guides
    }
  }

  public enum Action: Equatable, Sendable { case guides(IdentifiedActionOf<Guide>) }

  public init() {}

  public var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.guides, action: \.guides) {
        Guide()
      }
  }
}

/// One of them.
public struct Guide: Reducer, Sendable {
  public struct State: Equatable, Identifiable, Sendable {
    public let title: String
    public var favoriting: Favoriting<String>.State
    public var downloading: Downloading<String>.State

    public init(title: String) {
      self.title = title
      favoriting = Favoriting.State(id: title, isFavorite: false)
      downloading = Downloading.State(id: title)
    }

    public var id: String { title }

    public static var some: IdentifiedArrayOf<Self> {
      [State(title: "Zürich"), State(title: "Kraków"), State(title: "東京")]
    }
  }

  public enum Action: Equatable, Sendable {
    case favoriting(Favoriting<String>.Action)
    case downloading(Downloading<String>.Action)
  }

  @Dependency(GuideClient.self) private var client

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.favoriting, action: \.favoriting) {
      Favoriting { try await client.favorite($0, $1) }
    }
    Scope(state: \.downloading, action: \.downloading) {
      Downloading { client.download($0) }
    }
  }
}

public struct GuideClient: DependencyKey, Sendable {
  public var favorite: @Sendable (_ title: String, _ isFavorite: Bool) async throws -> Bool
  public var download: @Sendable (_ title: String) -> AsyncThrowingStream<Double, any Error>

  public init(
    favorite: @escaping @Sendable (_ title: String, _ isFavorite: Bool) async throws -> Bool,
    download: @escaping @Sendable (_ title: String) -> AsyncThrowingStream<Double, any Error>
  ) {
    self.favorite = favorite
    self.download = download
  }

  public static var liveValue: Self { .simulated() }

  public static let testValue = Self(
    favorite: unimplemented("GuideClient.favorite"),
    download: unimplemented("GuideClient.download", placeholder: AsyncThrowingStream { nil })
  )
}
