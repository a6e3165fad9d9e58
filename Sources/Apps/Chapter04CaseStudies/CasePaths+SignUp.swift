// What `@CasePathable` would write for the form of three pages: a path to each case that a reducer
// or a test goes through.

import Chapter04Modern

extension SignUp.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var startTapped: AnyCasePath<Root, Void> { AnyCasePath(.startTapped) }
    public var path: AnyCasePath<Root, StackActionOf<SignUp.Page>> {
      AnyCasePath(Root.path) { if case .path(let it) = $0 { it } else { nil } }
    }
  }
}

extension SignUp.Page.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var basics: AnyCasePath<Root, SignUpBasics.State> {
      AnyCasePath(Root.basics) { if case .basics(let it) = $0 { it } else { nil } }
    }
    public var topics: AnyCasePath<Root, SignUpTopics.State> {
      AnyCasePath(Root.topics) { if case .topics(let it) = $0 { it } else { nil } }
    }
    public var summary: AnyCasePath<Root, SignUpSummary.State> {
      AnyCasePath(Root.summary) { if case .summary(let it) = $0 { it } else { nil } }
    }
  }
}

extension SignUp.Page.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var basics: AnyCasePath<Root, SignUpBasics.Action> {
      AnyCasePath(Root.basics) { if case .basics(let it) = $0 { it } else { nil } }
    }
    public var topics: AnyCasePath<Root, SignUpTopics.Action> {
      AnyCasePath(Root.topics) { if case .topics(let it) = $0 { it } else { nil } }
    }
    public var summary: AnyCasePath<Root, SignUpSummary.Action> {
      AnyCasePath(Root.summary) { if case .summary(let it) = $0 { it } else { nil } }
    }
  }
}

extension SignUpBasics.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var nameChanged: AnyCasePath<Root, String> {
      AnyCasePath(Root.nameChanged) { if case .nameChanged(let it) = $0 { it } else { nil } }
    }
    public var emailChanged: AnyCasePath<Root, String> {
      AnyCasePath(Root.emailChanged) { if case .emailChanged(let it) = $0 { it } else { nil } }
    }
    public var focusChanged: AnyCasePath<Root, SignUpBasics.Field?> {
      AnyCasePath(Root.focusChanged) { if case .focusChanged(let it) = $0 { it } else { nil } }
    }
    public var nextTapped: AnyCasePath<Root, Void> { AnyCasePath(.nextTapped) }
    public var delegate: AnyCasePath<Root, SignUpBasics.Action.Delegate> {
      AnyCasePath(Root.delegate) { if case .delegate(let it) = $0 { it } else { nil } }
    }
  }
}

extension SignUpTopics.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var topicTapped: AnyCasePath<Root, SignUpData.Topic> {
      AnyCasePath(Root.topicTapped) { if case .topicTapped(let it) = $0 { it } else { nil } }
    }
    public var nextTapped: AnyCasePath<Root, Void> { AnyCasePath(.nextTapped) }
    public var delegate: AnyCasePath<Root, SignUpTopics.Action.Delegate> {
      AnyCasePath(Root.delegate) { if case .delegate(let it) = $0 { it } else { nil } }
    }
  }
}

extension SignUpSummary.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var editBasicsTapped: AnyCasePath<Root, Void> { AnyCasePath(.editBasicsTapped) }
    public var editTopicsTapped: AnyCasePath<Root, Void> { AnyCasePath(.editTopicsTapped) }
    public var submitTapped: AnyCasePath<Root, Void> { AnyCasePath(.submitTapped) }
    public var delegate: AnyCasePath<Root, SignUpSummary.Action.Delegate> {
      AnyCasePath(Root.delegate) { if case .delegate(let it) = $0 { it } else { nil } }
    }
  }
}
