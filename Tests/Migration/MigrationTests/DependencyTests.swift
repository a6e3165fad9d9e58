// A feature that has moved has dependencies, and its old parent knows of none: they are the
// feature's own, or else those of whoever sends.

import Chapter03Effects
import Chapter04Modern
import Foundation
import Migration
import Testing

/// Writes down the language that its reducer reads, and then the one that its effect reads.
private struct Reader: Chapter04Modern.Reducer, Sendable {
  enum Action: Sendable {
    case tapped
    case read(String)
  }

  @Dependency(\.locale) private var locale

  func reduce(into read: inout [String], action: Action) -> Chapter04Modern.Effect<Action> {
    switch action {
    case .tapped:
      read.append(locale.identifier)
      return .run { send in await send(.read(locale.identifier)) }
    case .read(let language):
      read.append(language)
      return .none
    }
  }
}

@MainActor
@Suite("The dependencies of a feature that has moved", .timeLimit(.minutes(5)))
struct DependencyTests {
  private func store(
    _ feature: ModernFeature<[String], Reader.Action>
  ) -> ViewStore<[String], Reader.Action> {
    ViewStore(Chapter03Effects.Store(initialState: [], reducer: .modern, environment: feature))
  }

  // R5.8
  @Test("Those it was made with are read by its reducer and by its effects, whoever sends")
  func own() async {
    let viewStore = store(
      ModernFeature {
        Reader()
      } withDependencies: {
        $0.locale = Locale(identifier: "de")
      }
    )
    withDependencies {
      $0.locale = Locale(identifier: "fr")
    } operation: {
      viewStore.send(.tapped)
    }
    #expect(await eventually { viewStore.state.count == 2 })
    #expect(viewStore.state == ["de", "de"])
  }

  // R5.8
  @Test("Made without any, it reads those of whoever sends") func ofTheSender() async {
    let viewStore = store(ModernFeature { Reader() })
    withDependencies {
      $0.locale = Locale(identifier: "fr")
    } operation: {
      viewStore.send(.tapped)
    }
    #expect(await eventually { viewStore.state.count == 2 })
    #expect(viewStore.state == ["fr", "fr"])
  }
}
