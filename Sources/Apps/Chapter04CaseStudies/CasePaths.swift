// What `@CasePathable` would write: a path to each case that a reducer or a test goes through.

import Chapter04Modern

extension CaseStudies.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
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
    public var walk: AnyCasePath<CaseStudies.Study.State, Walk.State> {
      AnyCasePath(embed: CaseStudies.Study.State.walk) {
        if case .walk(let it) = $0 { it } else { nil }
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
    public var walk: AnyCasePath<CaseStudies.Study.Action, Walk.Action> {
      AnyCasePath(embed: CaseStudies.Study.Action.walk) {
        if case .walk(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension Walk.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var startTapped: AnyCasePath<Walk.Action, Void> {
      AnyCasePath(embed: { .startTapped }, extract: { $0 == .startTapped ? () : nil })
    }
  }
}

extension Chat.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var connectTapped: AnyCasePath<Chat.Action, Void> {
      AnyCasePath(embed: { .connectTapped }, extract: { $0 == .connectTapped ? () : nil })
    }
  }
}
