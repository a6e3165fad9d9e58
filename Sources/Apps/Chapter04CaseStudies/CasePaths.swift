// What `@CasePathable` would write: a path to each case that a reducer or a test goes through.

import Chapter04Modern
import Foundation

extension CaseStudies.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var studyTapped: AnyCasePath<CaseStudies.Action, CaseStudies.Title> {
      AnyCasePath(
        embed: { .studyTapped($0) },
        extract: { if case .studyTapped(let value) = $0 { value } else { nil } }
      )
    }
    public var study: AnyCasePath<CaseStudies.Action, PresentationAction<CaseStudies.Study.Action>>
    {
      AnyCasePath(
        embed: { .study($0) },
        extract: { if case .study(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension CaseStudies.Study.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var signUp: AnyCasePath<CaseStudies.Study.State, SignUp.State> {
      AnyCasePath(
        embed: { .signUp($0) },
        extract: { if case .signUp(let value) = $0 { value } else { nil } }
      )
    }
    public var nesting: AnyCasePath<CaseStudies.Study.State, Nesting.State> {
      AnyCasePath(
        embed: { .nesting($0) },
        extract: { if case .nesting(let value) = $0 { value } else { nil } }
      )
    }
    public var guides: AnyCasePath<CaseStudies.Study.State, Guides.State> {
      AnyCasePath(
        embed: { .guides($0) },
        extract: { if case .guides(let value) = $0 { value } else { nil } }
      )
    }
    public var chat: AnyCasePath<CaseStudies.Study.State, Chat.State> {
      AnyCasePath(
        embed: { .chat($0) },
        extract: { if case .chat(let value) = $0 { value } else { nil } }
      )
    }
    public var refreshing: AnyCasePath<CaseStudies.Study.State, Refreshing.State> {
      AnyCasePath(
        embed: { .refreshing($0) },
        extract: { if case .refreshing(let value) = $0 { value } else { nil } }
      )
    }
    public var navigating: AnyCasePath<CaseStudies.Study.State, Navigating.State> {
      AnyCasePath(
        embed: { .navigating($0) },
        extract: { if case .navigating(let value) = $0 { value } else { nil } }
      )
    }
  }
}

extension CaseStudies.Study.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var signUp: AnyCasePath<CaseStudies.Study.Action, SignUp.Action> {
      AnyCasePath(
        embed: { .signUp($0) },
        extract: { if case .signUp(let action) = $0 { action } else { nil } }
      )
    }
    public var nesting: AnyCasePath<CaseStudies.Study.Action, Nesting.Action> {
      AnyCasePath(
        embed: { .nesting($0) },
        extract: { if case .nesting(let action) = $0 { action } else { nil } }
      )
    }
    public var guides: AnyCasePath<CaseStudies.Study.Action, Guides.Action> {
      AnyCasePath(
        embed: { .guides($0) },
        extract: { if case .guides(let action) = $0 { action } else { nil } }
      )
    }
    public var chat: AnyCasePath<CaseStudies.Study.Action, Chat.Action> {
      AnyCasePath(
        embed: { .chat($0) },
        extract: { if case .chat(let action) = $0 { action } else { nil } }
      )
    }
    public var refreshing: AnyCasePath<CaseStudies.Study.Action, Refreshing.Action> {
      AnyCasePath(
        embed: { .refreshing($0) },
        extract: { if case .refreshing(let action) = $0 { action } else { nil } }
      )
    }
    public var navigating: AnyCasePath<CaseStudies.Study.Action, Navigating.Action> {
      AnyCasePath(
        embed: { .navigating($0) },
        extract: { if case .navigating(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension Nesting.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var addTapped: AnyCasePath<Nesting.Action, Void> {
      AnyCasePath(
        embed: { .addTapped },
        extract: { if case .addTapped = $0 { () } else { nil } }
      )
    }
    public var removeTapped: AnyCasePath<Nesting.Action, UUID> {
      AnyCasePath(
        embed: { .removeTapped($0) },
        extract: { if case .removeTapped(let value) = $0 { value } else { nil } }
      )
    }
    public var binding: AnyCasePath<Nesting.Action, BindingAction<Nesting.State>> {
      AnyCasePath(
        embed: { .binding($0) },
        extract: { if case .binding(let value) = $0 { value } else { nil } }
      )
    }
    public var rowTapped: AnyCasePath<Nesting.Action, UUID> {
      AnyCasePath(
        embed: { .rowTapped($0) },
        extract: { if case .rowTapped(let value) = $0 { value } else { nil } }
      )
    }
    public var closeTapped: AnyCasePath<Nesting.Action, Void> {
      AnyCasePath(
        embed: { .closeTapped },
        extract: { if case .closeTapped = $0 { () } else { nil } }
      )
    }
    public var rows: AnyCasePath<Nesting.Action, IdentifiedActionOf<Nesting>> {
      AnyCasePath(
        embed: { .rows($0) },
        extract: { if case .rows(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension Chat.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var binding: AnyCasePath<Chat.Action, BindingAction<Chat.State>> {
      AnyCasePath(
        embed: { .binding($0) },
        extract: { if case .binding(let action) = $0 { action } else { nil } }
      )
    }
    public var connectTapped: AnyCasePath<Chat.Action, Void> {
      AnyCasePath(
        embed: { .connectTapped },
        extract: { if case .connectTapped = $0 { () } else { nil } }
      )
    }
    public var disconnectTapped: AnyCasePath<Chat.Action, Void> {
      AnyCasePath(
        embed: { .disconnectTapped },
        extract: { if case .disconnectTapped = $0 { () } else { nil } }
      )
    }
    public var sendTapped: AnyCasePath<Chat.Action, Void> {
      AnyCasePath(
        embed: { .sendTapped },
        extract: { if case .sendTapped = $0 { () } else { nil } }
      )
    }
    public var event: AnyCasePath<Chat.Action, ChatEvent> {
      AnyCasePath(
        embed: { .event($0) },
        extract: { if case .event(let value) = $0 { value } else { nil } }
      )
    }
    public var lost: AnyCasePath<Chat.Action, Int?> {
      AnyCasePath(
        embed: { .lost(tryAgainIn: $0) },
        extract: { if case .lost(let value) = $0 { value } else { nil } }
      )
    }
    public var sent: AnyCasePath<Chat.Action, String> {
      AnyCasePath(
        embed: { .sent($0) },
        extract: { if case .sent(let value) = $0 { value } else { nil } }
      )
    }
    public var notSent: AnyCasePath<Chat.Action, Void> {
      AnyCasePath(
        embed: { .notSent },
        extract: { if case .notSent = $0 { () } else { nil } }
      )
    }
  }
}

extension Refreshing.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var incrementTapped: AnyCasePath<Refreshing.Action, Void> {
      AnyCasePath(
        embed: { .incrementTapped },
        extract: { if case .incrementTapped = $0 { () } else { nil } }
      )
    }
    public var decrementTapped: AnyCasePath<Refreshing.Action, Void> {
      AnyCasePath(
        embed: { .decrementTapped },
        extract: { if case .decrementTapped = $0 { () } else { nil } }
      )
    }
    public var pulled: AnyCasePath<Refreshing.Action, Void> {
      AnyCasePath(
        embed: { .pulled },
        extract: { if case .pulled = $0 { () } else { nil } }
      )
    }
    public var cancelTapped: AnyCasePath<Refreshing.Action, Void> {
      AnyCasePath(
        embed: { .cancelTapped },
        extract: { if case .cancelTapped = $0 { () } else { nil } }
      )
    }
    public var response: AnyCasePath<Refreshing.Action, String> {
      AnyCasePath(
        embed: { .response($0) },
        extract: { if case .response(let value) = $0 { value } else { nil } }
      )
    }
    public var failed: AnyCasePath<Refreshing.Action, Void> {
      AnyCasePath(
        embed: { .failed },
        extract: { if case .failed = $0 { () } else { nil } }
      )
    }
  }
}
