// What `@CasePathable` would write for the reusable parts and the rows made of them: a path to each
// case that a reducer or a test goes through.

import Chapter04Modern

extension Guides.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var guides: AnyCasePath<Guides.Action, IdentifiedActionOf<Guide>> {
      AnyCasePath(embed: Guides.Action.guides) { if case .guides(let it) = $0 { it } else { nil } }
    }
  }
}

extension Guide.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var favoriting: AnyCasePath<Guide.Action, Favoriting<String>.Action> {
      AnyCasePath(embed: Guide.Action.favoriting) {
        if case .favoriting(let it) = $0 { it } else { nil }
      }
    }
    public var downloading: AnyCasePath<Guide.Action, Downloading<String>.Action> {
      AnyCasePath(embed: Guide.Action.downloading) {
        if case .downloading(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension DownloadAlert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var stopConfirmed: AnyCasePath<DownloadAlert, Void> {
      AnyCasePath(embed: { .stopConfirmed }, extract: { $0 == .stopConfirmed ? () : nil })
    }
    public var deleteConfirmed: AnyCasePath<DownloadAlert, Void> {
      AnyCasePath(embed: { .deleteConfirmed }, extract: { $0 == .deleteConfirmed ? () : nil })
    }
  }
}

extension Favoriting.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var tapped: AnyCasePath<Favoriting.Action, Void> {
      AnyCasePath(embed: { .tapped }, extract: { $0 == .tapped ? () : nil })
    }
    public var saved: AnyCasePath<Favoriting.Action, Bool> {
      AnyCasePath(embed: Favoriting.Action.saved) {
        if case .saved(let it) = $0 { it } else { nil }
      }
    }
    public var alert: AnyCasePath<Favoriting.Action, PresentationAction<Never>> {
      AnyCasePath(embed: Favoriting.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension Downloading.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var tapped: AnyCasePath<Downloading.Action, Void> {
      AnyCasePath(embed: { .tapped }, extract: { $0 == .tapped ? () : nil })
    }
    public var alert: AnyCasePath<Downloading.Action, PresentationAction<DownloadAlert>> {
      AnyCasePath(embed: Downloading.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }
}
