// What `@CasePathable` would write for the form of three pages: a path to each case that a reducer
// or a test goes through.

import Chapter04Modern

extension SignUp.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var path: AnyCasePath<SignUp.Action, StackActionOf<SignUp.Page>> {
      AnyCasePath(embed: SignUp.Action.path) { if case .path(let it) = $0 { it } else { nil } }
    }
  }
}

extension SignUp.Page.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var basics: AnyCasePath<SignUp.Page.State, SignUpBasics.State> {
      AnyCasePath(embed: SignUp.Page.State.basics) {
        if case .basics(let it) = $0 { it } else { nil }
      }
    }
    public var topics: AnyCasePath<SignUp.Page.State, SignUpTopics.State> {
      AnyCasePath(embed: SignUp.Page.State.topics) {
        if case .topics(let it) = $0 { it } else { nil }
      }
    }
    public var summary: AnyCasePath<SignUp.Page.State, SignUpSummary.State> {
      AnyCasePath(embed: SignUp.Page.State.summary) {
        if case .summary(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension SignUp.Page.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var basics: AnyCasePath<SignUp.Page.Action, SignUpBasics.Action> {
      AnyCasePath(embed: SignUp.Page.Action.basics) {
        if case .basics(let it) = $0 { it } else { nil }
      }
    }
    public var topics: AnyCasePath<SignUp.Page.Action, SignUpTopics.Action> {
      AnyCasePath(embed: SignUp.Page.Action.topics) {
        if case .topics(let it) = $0 { it } else { nil }
      }
    }
    public var summary: AnyCasePath<SignUp.Page.Action, SignUpSummary.Action> {
      AnyCasePath(embed: SignUp.Page.Action.summary) {
        if case .summary(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension SignUpBasics.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var nameChanged: AnyCasePath<SignUpBasics.Action, String> {
      AnyCasePath(embed: SignUpBasics.Action.nameChanged) {
        if case .nameChanged(let it) = $0 { it } else { nil }
      }
    }
    public var emailChanged: AnyCasePath<SignUpBasics.Action, String> {
      AnyCasePath(embed: SignUpBasics.Action.emailChanged) {
        if case .emailChanged(let it) = $0 { it } else { nil }
      }
    }
    public var focusChanged: AnyCasePath<SignUpBasics.Action, SignUpBasics.Field?> {
      AnyCasePath(embed: SignUpBasics.Action.focusChanged) {
        if case .focusChanged(let it) = $0 { it } else { nil }
      }
    }
    public var nextTapped: AnyCasePath<SignUpBasics.Action, Void> {
      AnyCasePath(embed: { .nextTapped }, extract: { $0 == .nextTapped ? () : nil })
    }
    public var delegate: AnyCasePath<SignUpBasics.Action, SignUpBasics.Action.Delegate> {
      AnyCasePath(embed: SignUpBasics.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension SignUpTopics.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var topicTapped: AnyCasePath<SignUpTopics.Action, SignUpData.Topic> {
      AnyCasePath(embed: SignUpTopics.Action.topicTapped) {
        if case .topicTapped(let it) = $0 { it } else { nil }
      }
    }
    public var nextTapped: AnyCasePath<SignUpTopics.Action, Void> {
      AnyCasePath(embed: { .nextTapped }, extract: { $0 == .nextTapped ? () : nil })
    }
    public var delegate: AnyCasePath<SignUpTopics.Action, SignUpTopics.Action.Delegate> {
      AnyCasePath(embed: SignUpTopics.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension SignUpSummary.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var editBasicsTapped: AnyCasePath<SignUpSummary.Action, Void> {
      AnyCasePath(embed: { .editBasicsTapped }, extract: { $0 == .editBasicsTapped ? () : nil })
    }
    public var editTopicsTapped: AnyCasePath<SignUpSummary.Action, Void> {
      AnyCasePath(embed: { .editTopicsTapped }, extract: { $0 == .editTopicsTapped ? () : nil })
    }
    public var delegate: AnyCasePath<SignUpSummary.Action, SignUpSummary.Action.Delegate> {
      AnyCasePath(embed: SignUpSummary.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}
