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

extension Guides.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var guides: AnyCasePath<Guides.Action, IdentifiedActionOf<Guide>> {
      AnyCasePath(
        embed: { .guides($0) },
        extract: {
          switch $0 {
          case .guides(let action): action
          }
        }
      )
    }
  }
}

extension Guide.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var favoriting: AnyCasePath<Guide.Action, Favoriting<String>.Action> {
      AnyCasePath(
        embed: { .favoriting($0) },
        extract: { if case .favoriting(let action) = $0 { action } else { nil } }
      )
    }
    public var downloading: AnyCasePath<Guide.Action, Downloading<String>.Action> {
      AnyCasePath(
        embed: { .downloading($0) },
        extract: { if case .downloading(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension DownloadAlert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var stopConfirmed: AnyCasePath<DownloadAlert, Void> {
      AnyCasePath(
        embed: { .stopConfirmed },
        extract: { if case .stopConfirmed = $0 { () } else { nil } }
      )
    }
    public var deleteConfirmed: AnyCasePath<DownloadAlert, Void> {
      AnyCasePath(
        embed: { .deleteConfirmed },
        extract: { if case .deleteConfirmed = $0 { () } else { nil } }
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

extension Tally.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var incrementTapped: AnyCasePath<Tally.Action, Void> {
      AnyCasePath(
        embed: { .incrementTapped },
        extract: { if case .incrementTapped = $0 { () } else { nil } }
      )
    }
    public var closeTapped: AnyCasePath<Tally.Action, Void> {
      AnyCasePath(
        embed: { .closeTapped },
        extract: { if case .closeTapped = $0 { () } else { nil } }
      )
    }
    public var loadingBegan: AnyCasePath<Tally.Action, Void> {
      AnyCasePath(
        embed: { .loadingBegan },
        extract: { if case .loadingBegan = $0 { () } else { nil } }
      )
    }
    public var loaded: AnyCasePath<Tally.Action, Int> {
      AnyCasePath(
        embed: { .loaded($0) },
        extract: { if case .loaded(let value) = $0 { value } else { nil } }
      )
    }
  }
}

extension Navigating.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var loaded: AnyCasePath<Navigating.Action, Int> {
      AnyCasePath(
        embed: { .loaded($0) },
        extract: { if case .loaded(let value) = $0 { value } else { nil } }
      )
    }
    public var tally: AnyCasePath<Navigating.Action, Tally.Action> {
      AnyCasePath(
        embed: { .tally($0) },
        extract: { if case .tally(let action) = $0 { action } else { nil } }
      )
    }
    public var path: AnyCasePath<Navigating.Action, StackActionOf<Tally>> {
      AnyCasePath(
        embed: { .path($0) },
        extract: { if case .path(let action) = $0 { action } else { nil } }
      )
    }
    public var destination:
      AnyCasePath<Navigating.Action, PresentationAction<Navigating.Destination.Action>>
    {
      AnyCasePath(
        embed: { .destination($0) },
        extract: { if case .destination(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension Navigating.Destination.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var sheet: AnyCasePath<Navigating.Destination.State, Tally.State> {
      AnyCasePath(
        embed: { .sheet($0) },
        extract: { if case .sheet(let value) = $0 { value } else { nil } }
      )
    }
    public var cover: AnyCasePath<Navigating.Destination.State, Tally.State> {
      AnyCasePath(
        embed: { .cover($0) },
        extract: { if case .cover(let value) = $0 { value } else { nil } }
      )
    }
    public var popover: AnyCasePath<Navigating.Destination.State, Tally.State> {
      AnyCasePath(
        embed: { .popover($0) },
        extract: { if case .popover(let value) = $0 { value } else { nil } }
      )
    }
    public var drillDown: AnyCasePath<Navigating.Destination.State, Tally.State> {
      AnyCasePath(
        embed: { .drillDown($0) },
        extract: { if case .drillDown(let value) = $0 { value } else { nil } }
      )
    }
    public var alert:
      AnyCasePath<Navigating.Destination.State, AlertState<Navigating.Destination.Alert>>
    {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
    public var dialog:
      AnyCasePath<
        Navigating.Destination.State, ConfirmationDialogState<Navigating.Destination.Dialog>
      >
    {
      AnyCasePath(
        embed: { .dialog($0) },
        extract: { if case .dialog(let value) = $0 { value } else { nil } }
      )
    }
  }
}

extension Navigating.Destination.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var sheet: AnyCasePath<Navigating.Destination.Action, Tally.Action> {
      AnyCasePath(
        embed: { .sheet($0) },
        extract: { if case .sheet(let action) = $0 { action } else { nil } }
      )
    }
    public var cover: AnyCasePath<Navigating.Destination.Action, Tally.Action> {
      AnyCasePath(
        embed: { .cover($0) },
        extract: { if case .cover(let action) = $0 { action } else { nil } }
      )
    }
    public var popover: AnyCasePath<Navigating.Destination.Action, Tally.Action> {
      AnyCasePath(
        embed: { .popover($0) },
        extract: { if case .popover(let action) = $0 { action } else { nil } }
      )
    }
    public var drillDown: AnyCasePath<Navigating.Destination.Action, Tally.Action> {
      AnyCasePath(
        embed: { .drillDown($0) },
        extract: { if case .drillDown(let action) = $0 { action } else { nil } }
      )
    }
    public var alert: AnyCasePath<Navigating.Destination.Action, Navigating.Destination.Alert> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
    public var dialog: AnyCasePath<Navigating.Destination.Action, Navigating.Destination.Dialog> {
      AnyCasePath(
        embed: { .dialog($0) },
        extract: { if case .dialog(let value) = $0 { value } else { nil } }
      )
    }
  }
}

extension Favoriting.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var tapped: AnyCasePath<Favoriting.Action, Void> {
      AnyCasePath(
        embed: { .tapped },
        extract: { if case .tapped = $0 { () } else { nil } }
      )
    }
    public var saved: AnyCasePath<Favoriting.Action, Bool> {
      AnyCasePath(
        embed: { .saved(isFavorite: $0) },
        extract: { if case .saved(let value) = $0 { value } else { nil } }
      )
    }
    public var alert: AnyCasePath<Favoriting.Action, PresentationAction<Never>> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension Downloading.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var tapped: AnyCasePath<Downloading.Action, Void> {
      AnyCasePath(
        embed: { .tapped },
        extract: { if case .tapped = $0 { () } else { nil } }
      )
    }
    public var progressed: AnyCasePath<Downloading.Action, Double> {
      AnyCasePath(
        embed: { .progressed($0) },
        extract: { if case .progressed(let value) = $0 { value } else { nil } }
      )
    }
    public var alert: AnyCasePath<Downloading.Action, PresentationAction<DownloadAlert>> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
  }
}
