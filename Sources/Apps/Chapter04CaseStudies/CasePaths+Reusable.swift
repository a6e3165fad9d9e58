// What `@CasePathable` would write for the reusable parts and the rows made of them: a path to each
// case that a reducer or a test goes through.

import Chapter04Modern

extension Guides.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var guides: AnyCasePath<Root, IdentifiedActionOf<Guide>> {
      AnyCasePath(Root.guides) { if case .guides(let it) = $0 { it } else { nil } }
    }
  }
}

extension Guide.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var favoriting: AnyCasePath<Root, Favoriting<String>.Action> {
      AnyCasePath(Root.favoriting) { if case .favoriting(let it) = $0 { it } else { nil } }
    }
    public var downloading: AnyCasePath<Root, Downloading<String>.Action> {
      AnyCasePath(Root.downloading) { if case .downloading(let it) = $0 { it } else { nil } }
    }
  }
}

extension DownloadAlert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var stopConfirmed: AnyCasePath<DownloadAlert, Void> { AnyCasePath(.stopConfirmed) }
    public var deleteConfirmed: AnyCasePath<DownloadAlert, Void> { AnyCasePath(.deleteConfirmed) }
  }
}

extension Favoriting.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var tapped: AnyCasePath<Root, Void> { AnyCasePath(.tapped) }
    public var saved: AnyCasePath<Root, Bool> {
      AnyCasePath(Root.saved) { if case .saved(let it) = $0 { it } else { nil } }
    }
    public var alert: AnyCasePath<Root, PresentationAction<Never>> {
      AnyCasePath(Root.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
  }
}

extension Downloading.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var tapped: AnyCasePath<Root, Void> { AnyCasePath(.tapped) }
    public var progressed: AnyCasePath<Root, Double> {
      AnyCasePath(Root.progressed) { if case .progressed(let it) = $0 { it } else { nil } }
    }
    public var alert: AnyCasePath<Root, PresentationAction<DownloadAlert>> {
      AnyCasePath(Root.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
  }
}
