// What `@CasePathable` would write for the form of three pages: a path to each case that a reducer
// or a test goes through.

import Chapter04Modern

extension SignUp.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var startTapped: AnyCasePath<SignUp.Action, Void> {
      AnyCasePath(
        embed: { .startTapped },
        extract: { if case .startTapped = $0 { () } else { nil } }
      )
    }
    public var path: AnyCasePath<SignUp.Action, StackActionOf<SignUp.Page>> {
      AnyCasePath(
        embed: { .path($0) },
        extract: { if case .path(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension SignUp.Page.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var basics: AnyCasePath<SignUp.Page.State, SignUpBasics.State> {
      AnyCasePath(
        embed: { .basics($0) },
        extract: { if case .basics(let value) = $0 { value } else { nil } }
      )
    }
    public var topics: AnyCasePath<SignUp.Page.State, SignUpTopics.State> {
      AnyCasePath(
        embed: { .topics($0) },
        extract: { if case .topics(let value) = $0 { value } else { nil } }
      )
    }
    public var summary: AnyCasePath<SignUp.Page.State, SignUpSummary.State> {
      AnyCasePath(
        embed: { .summary($0) },
        extract: { if case .summary(let value) = $0 { value } else { nil } }
      )
    }
  }
}

extension SignUp.Page.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var basics: AnyCasePath<SignUp.Page.Action, SignUpBasics.Action> {
      AnyCasePath(
        embed: { .basics($0) },
        extract: { if case .basics(let action) = $0 { action } else { nil } }
      )
    }
    public var topics: AnyCasePath<SignUp.Page.Action, SignUpTopics.Action> {
      AnyCasePath(
        embed: { .topics($0) },
        extract: { if case .topics(let action) = $0 { action } else { nil } }
      )
    }
    public var summary: AnyCasePath<SignUp.Page.Action, SignUpSummary.Action> {
      AnyCasePath(
        embed: { .summary($0) },
        extract: { if case .summary(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension SignUpBasics.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var nameChanged: AnyCasePath<SignUpBasics.Action, String> {
      AnyCasePath(
        embed: { .nameChanged($0) },
        extract: { if case .nameChanged(let value) = $0 { value } else { nil } }
      )
    }
    public var emailChanged: AnyCasePath<SignUpBasics.Action, String> {
      AnyCasePath(
        embed: { .emailChanged($0) },
        extract: { if case .emailChanged(let value) = $0 { value } else { nil } }
      )
    }
    public var focusChanged: AnyCasePath<SignUpBasics.Action, SignUpBasics.Field?> {
      AnyCasePath(
        embed: { .focusChanged($0) },
        extract: { if case .focusChanged(let value) = $0 { value } else { nil } }
      )
    }
    public var nextTapped: AnyCasePath<SignUpBasics.Action, Void> {
      AnyCasePath(
        embed: { .nextTapped },
        extract: { if case .nextTapped = $0 { () } else { nil } }
      )
    }
    public var delegate: AnyCasePath<SignUpBasics.Action, SignUpBasics.Action.Delegate> {
      AnyCasePath(
        embed: { .delegate($0) },
        extract: { if case .delegate(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension SignUpTopics.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var topicTapped: AnyCasePath<SignUpTopics.Action, SignUpData.Topic> {
      AnyCasePath(
        embed: { .topicTapped($0) },
        extract: { if case .topicTapped(let value) = $0 { value } else { nil } }
      )
    }
    public var nextTapped: AnyCasePath<SignUpTopics.Action, Void> {
      AnyCasePath(
        embed: { .nextTapped },
        extract: { if case .nextTapped = $0 { () } else { nil } }
      )
    }
    public var delegate: AnyCasePath<SignUpTopics.Action, SignUpTopics.Action.Delegate> {
      AnyCasePath(
        embed: { .delegate($0) },
        extract: { if case .delegate(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension SignUpSummary.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var editBasicsTapped: AnyCasePath<SignUpSummary.Action, Void> {
      AnyCasePath(
        embed: { .editBasicsTapped },
        extract: { if case .editBasicsTapped = $0 { () } else { nil } }
      )
    }
    public var editTopicsTapped: AnyCasePath<SignUpSummary.Action, Void> {
      AnyCasePath(
        embed: { .editTopicsTapped },
        extract: { if case .editTopicsTapped = $0 { () } else { nil } }
      )
    }
    public var submitTapped: AnyCasePath<SignUpSummary.Action, Void> {
      AnyCasePath(
        embed: { .submitTapped },
        extract: { if case .submitTapped = $0 { () } else { nil } }
      )
    }
    public var delegate: AnyCasePath<SignUpSummary.Action, SignUpSummary.Action.Delegate> {
      AnyCasePath(
        embed: { .delegate($0) },
        extract: { if case .delegate(let action) = $0 { action } else { nil } }
      )
    }
  }
}
