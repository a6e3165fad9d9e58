// What `@CasePathable` would write: a path to each case that a reducer or a test goes through.

import Chapter04Modern
import Foundation

extension CaseStudies.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var studyTapped: AnyCasePath<Root, CaseStudies.Title> {
      AnyCasePath(Root.studyTapped) { if case .studyTapped(let it) = $0 { it } else { nil } }
    }
    public var study: AnyCasePath<Root, PresentationAction<CaseStudies.Study.Action>> {
      AnyCasePath(Root.study) { if case .study(let it) = $0 { it } else { nil } }
    }
  }
}

extension CaseStudies.Study.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var signUp: AnyCasePath<Root, SignUp.State> {
      AnyCasePath(Root.signUp) { if case .signUp(let it) = $0 { it } else { nil } }
    }
    public var nesting: AnyCasePath<Root, Nesting.State> {
      AnyCasePath(Root.nesting) { if case .nesting(let it) = $0 { it } else { nil } }
    }
    public var guides: AnyCasePath<Root, Guides.State> {
      AnyCasePath(Root.guides) { if case .guides(let it) = $0 { it } else { nil } }
    }
    public var chat: AnyCasePath<Root, Chat.State> {
      AnyCasePath(Root.chat) { if case .chat(let it) = $0 { it } else { nil } }
    }
    public var refreshing: AnyCasePath<Root, Refreshing.State> {
      AnyCasePath(Root.refreshing) { if case .refreshing(let it) = $0 { it } else { nil } }
    }
    public var navigating: AnyCasePath<Root, Navigating.State> {
      AnyCasePath(Root.navigating) { if case .navigating(let it) = $0 { it } else { nil } }
    }
  }
}

extension CaseStudies.Study.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var signUp: AnyCasePath<Root, SignUp.Action> {
      AnyCasePath(Root.signUp) { if case .signUp(let it) = $0 { it } else { nil } }
    }
    public var nesting: AnyCasePath<Root, Nesting.Action> {
      AnyCasePath(Root.nesting) { if case .nesting(let it) = $0 { it } else { nil } }
    }
    public var guides: AnyCasePath<Root, Guides.Action> {
      AnyCasePath(Root.guides) { if case .guides(let it) = $0 { it } else { nil } }
    }
    public var chat: AnyCasePath<Root, Chat.Action> {
      AnyCasePath(Root.chat) { if case .chat(let it) = $0 { it } else { nil } }
    }
    public var refreshing: AnyCasePath<Root, Refreshing.Action> {
      AnyCasePath(Root.refreshing) { if case .refreshing(let it) = $0 { it } else { nil } }
    }
    public var navigating: AnyCasePath<Root, Navigating.Action> {
      AnyCasePath(Root.navigating) { if case .navigating(let it) = $0 { it } else { nil } }
    }
  }
}

extension Nesting.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var addTapped: AnyCasePath<Root, Void> { AnyCasePath(.addTapped) }
    public var removeTapped: AnyCasePath<Root, UUID> {
      AnyCasePath(Root.removeTapped) { if case .removeTapped(let it) = $0 { it } else { nil } }
    }
    public var binding: AnyCasePath<Root, BindingAction<Nesting.State>> {
      AnyCasePath(Root.binding) { if case .binding(let it) = $0 { it } else { nil } }
    }
    public var rowTapped: AnyCasePath<Root, UUID> {
      AnyCasePath(Root.rowTapped) { if case .rowTapped(let it) = $0 { it } else { nil } }
    }
    public var closeTapped: AnyCasePath<Root, Void> { AnyCasePath(.closeTapped) }
    public var rows: AnyCasePath<Root, IdentifiedActionOf<Nesting>> {
      AnyCasePath(Root.rows) { if case .rows(let it) = $0 { it } else { nil } }
    }
  }
}

extension Chat.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var binding: AnyCasePath<Root, BindingAction<Chat.State>> {
      AnyCasePath(Root.binding) { if case .binding(let it) = $0 { it } else { nil } }
    }
    public var connectTapped: AnyCasePath<Root, Void> { AnyCasePath(.connectTapped) }
    public var disconnectTapped: AnyCasePath<Root, Void> { AnyCasePath(.disconnectTapped) }
    public var sendTapped: AnyCasePath<Root, Void> { AnyCasePath(.sendTapped) }
    public var event: AnyCasePath<Root, ChatEvent> {
      AnyCasePath(Root.event) { if case .event(let it) = $0 { it } else { nil } }
    }
    public var lost: AnyCasePath<Root, Int?> {
      AnyCasePath(Root.lost) { if case .lost(let it) = $0 { it } else { nil } }
    }
    public var sent: AnyCasePath<Root, String> {
      AnyCasePath(Root.sent) { if case .sent(let it) = $0 { it } else { nil } }
    }
    public var notSent: AnyCasePath<Root, Void> { AnyCasePath(.notSent) }
  }
}

extension Refreshing.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var incrementTapped: AnyCasePath<Root, Void> { AnyCasePath(.incrementTapped) }
    public var decrementTapped: AnyCasePath<Root, Void> { AnyCasePath(.decrementTapped) }
    public var pulled: AnyCasePath<Root, Void> { AnyCasePath(.pulled) }
    public var cancelTapped: AnyCasePath<Root, Void> { AnyCasePath(.cancelTapped) }
    public var response: AnyCasePath<Root, String> {
      AnyCasePath(Root.response) { if case .response(let it) = $0 { it } else { nil } }
    }
    public var failed: AnyCasePath<Root, Void> { AnyCasePath(.failed) }
  }
}
