// What `@CasePathable` would write: a path to each case that a reducer or a test goes through.

import Chapter04Modern

extension CaseStudies.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var studyTapped: AnyCasePath<CaseStudies.Action, CaseStudies.Title> {
      AnyCasePath(embed: CaseStudies.Action.studyTapped) {
        if case .studyTapped(let it) = $0 { it } else { nil }
      }
    }
    public var study: AnyCasePath<CaseStudies.Action, PresentationAction<CaseStudies.Study.Action>>
    {
      AnyCasePath(embed: CaseStudies.Action.study) {
        if case .study(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension CaseStudies.Study.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var signUp: AnyCasePath<CaseStudies.Study.State, SignUp.State> {
      AnyCasePath(embed: CaseStudies.Study.State.signUp) {
        if case .signUp(let it) = $0 { it } else { nil }
      }
    }
    public var guides: AnyCasePath<CaseStudies.Study.State, Guides.State> {
      AnyCasePath(embed: CaseStudies.Study.State.guides) {
        if case .guides(let it) = $0 { it } else { nil }
      }
    }
    public var chat: AnyCasePath<CaseStudies.Study.State, Chat.State> {
      AnyCasePath(embed: CaseStudies.Study.State.chat) {
        if case .chat(let it) = $0 { it } else { nil }
      }
    }
    public var navigating: AnyCasePath<CaseStudies.Study.State, Navigating.State> {
      AnyCasePath(embed: CaseStudies.Study.State.navigating) {
        if case .navigating(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension CaseStudies.Study.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var signUp: AnyCasePath<CaseStudies.Study.Action, SignUp.Action> {
      AnyCasePath(embed: CaseStudies.Study.Action.signUp) {
        if case .signUp(let it) = $0 { it } else { nil }
      }
    }
    public var guides: AnyCasePath<CaseStudies.Study.Action, Guides.Action> {
      AnyCasePath(embed: CaseStudies.Study.Action.guides) {
        if case .guides(let it) = $0 { it } else { nil }
      }
    }
    public var chat: AnyCasePath<CaseStudies.Study.Action, Chat.Action> {
      AnyCasePath(embed: CaseStudies.Study.Action.chat) {
        if case .chat(let it) = $0 { it } else { nil }
      }
    }
    public var navigating: AnyCasePath<CaseStudies.Study.Action, Navigating.Action> {
      AnyCasePath(embed: CaseStudies.Study.Action.navigating) {
        if case .navigating(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension Chat.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var binding: AnyCasePath<Chat.Action, BindingAction<Chat.State>> {
      AnyCasePath(embed: Chat.Action.binding) { if case .binding(let it) = $0 { it } else { nil } }
    }
    public var connectTapped: AnyCasePath<Chat.Action, Void> {
      AnyCasePath(embed: { .connectTapped }, extract: { $0 == .connectTapped ? () : nil })
    }
    public var disconnectTapped: AnyCasePath<Chat.Action, Void> {
      AnyCasePath(embed: { .disconnectTapped }, extract: { $0 == .disconnectTapped ? () : nil })
    }
    public var sendTapped: AnyCasePath<Chat.Action, Void> {
      AnyCasePath(embed: { .sendTapped }, extract: { $0 == .sendTapped ? () : nil })
    }
    public var event: AnyCasePath<Chat.Action, ChatEvent> {
      AnyCasePath(embed: Chat.Action.event) { if case .event(let it) = $0 { it } else { nil } }
    }
    public var lost: AnyCasePath<Chat.Action, Int?> {
      AnyCasePath(embed: Chat.Action.lost) { if case .lost(let it) = $0 { it } else { nil } }
    }
    public var sent: AnyCasePath<Chat.Action, String> {
      AnyCasePath(embed: Chat.Action.sent) { if case .sent(let it) = $0 { it } else { nil } }
    }
    public var notSent: AnyCasePath<Chat.Action, Void> {
      AnyCasePath(embed: { .notSent }, extract: { $0 == .notSent ? () : nil })
    }
  }
}
