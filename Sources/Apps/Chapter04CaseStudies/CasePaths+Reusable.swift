// What `@CasePathable` would write for the reusable parts and the rows made of them: a path to each
// case that a reducer or a test goes through.

import Chapter04Modern

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
