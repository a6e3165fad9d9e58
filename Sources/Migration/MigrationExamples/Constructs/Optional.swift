// A part that comes and goes, in the styles that have a construct for it.

import Chapter03Effects
import Chapter04Modern

/// A note that is being written.
struct Draft: Equatable, Sendable {
  var text = ""
}

enum DraftAction: Equatable, Sendable {
  case typed(String)
  case closeTapped
}

struct Desktop: Equatable, Sendable {
  var draft: Draft?
}

enum DesktopAction: Equatable, Sendable, CasePathable {
  case newTapped
  case draft(DraftAction)

  struct AllCasePaths: Sendable {
    var draft: AnyCasePath<DesktopAction, DraftAction> {
      AnyCasePath(embed: DesktopAction.draft) { if case .draft(let it) = $0 { it } else { nil } }
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

func draftFunction(_ draft: inout Draft, _ action: DraftAction) {
  if case .typed(let text) = action { draft.text += text }
}

func desktopFunction(_ state: inout Desktop, _ action: DesktopAction) {
  if case .draft(let draftAction) = action, state.draft != nil {
    draftFunction(&state.draft!, draftAction)
  }
  switch action {
  case .newTapped: state.draft = Draft()
  case .draft(.closeTapped): state.draft = nil
  case .draft: break
  }
}

let draftReducer = Chapter03Effects.Reducer<Draft, DraftAction, Void> { draft, action, _ in
  draftFunction(&draft, action)
  return .none
}

let desktopReducer = Chapter03Effects.Reducer<Desktop, DesktopAction, Void>.combine(
  draftReducer.optional().pullback(
    state: \.draft,
    action: CasePath(
      embed: DesktopAction.draft,
      extract: { if case .draft(let action) = $0 { action } else { nil } }
    ),
    environment: { $0 }
  ),
  Reducer { state, action, _ in
    switch action {
    case .newTapped: state.draft = Draft()
    case .draft(.closeTapped): state.draft = nil
    case .draft: break
    }
    return .none
  }
)

struct DraftFeature: Chapter04Modern.Reducer {
  func reduce(into state: inout Draft, action: DraftAction) -> Chapter04Modern.Effect<DraftAction> {
    draftFunction(&state, action)
    return .none
  }
}

struct DesktopFeature: Chapter04Modern.Reducer {
  var body: some Chapter04Modern.Reducer<Desktop, DesktopAction> {
    Reduce { state, action in
      switch action {
      case .newTapped: state.draft = Draft()
      case .draft(.closeTapped): state.draft = nil
      case .draft: break
      }
      return .none
    }
    .ifLet(\.draft, action: \.draft) {
      DraftFeature()
    }
  }
}
