// The list of the case studies, and the one that is open. It is the same form as any screen that
// presents one of several things.

import Chapter04Modern

/// The menu.
public struct CaseStudies: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    @PresentationState public var study: Study.State?

    public init() {}
  }

  public enum Action: Equatable, Sendable {
    case studyTapped(Title)
    case study(PresentationAction<Study.Action>)
  }

  public enum Title: String, CaseIterable, Sendable {
    case signUp = "A form of three pages that share it"
    case guides = "Favourites and downloads, reusable"
    case chat = "A connection that lasts, and breaks"
    case navigating = "Every kind of navigation"
    case walk = "A walk: location and motion"
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .studyTapped(let title) = action else { return .none }
      state.study =
        switch title {
        case .signUp: .signUp(SignUp.State())
        case .guides: .guides(Guides.State())
        case .chat: .chat(Chat.State())
        case .navigating: .navigating(Navigating.State())
        case .walk: .walk(Walk.State())
        }
      return .none
    }
    .ifLet(\.$study, action: \.study) {
      Study()
    }
  }

  public struct Study: Reducer, Sendable {
    @dynamicMemberLookup
    public enum State: Equatable, Sendable {
      case signUp(SignUp.State)
      case guides(Guides.State)
      case chat(Chat.State)
      case navigating(Navigating.State)
      case walk(Walk.State)
    }

    public enum Action: Equatable, Sendable {
      case signUp(SignUp.Action)
      case guides(Guides.Action)
      case chat(Chat.Action)
      case navigating(Navigating.Action)
      case walk(Walk.Action)
    }

    public init() {}

    public var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.signUp, action: \.signUp) { SignUp() }
        .ifCaseLet(\.guides, action: \.guides) { Guides() }
        .ifCaseLet(\.chat, action: \.chat) { Chat() }
        .ifCaseLet(\.navigating, action: \.navigating) { Navigating() }
        .ifCaseLet(\.walk, action: \.walk) { Walk() }
    }
  }
}
