// Every app there is, pressed at random, as it runs: with its live clients, its files and its
// clock. That nothing is left behind at any moment is tested where each feature is.

import Apps
import Chapter04Modern
import Foundation
import ReducerTesting
import Testing

@testable import primetime

@Suite("Random keys in every app", .serialized, .timeLimit(.minutes(5))) @MainActor
struct RandomKeysTests {
  /// Keys that mean something somewhere. `n` is left out where it asks for the 100,000th prime.
  private let keys = Array("+-=0123456789abcdefhijklmnoprstuvwxyz<>/ éß日\n\t\u{1B}\u{7F}")

  @Test("They neither end it nor report an issue", arguments: Playable.allCases.map(\.rawValue))
  func randomKeys(words: String) async throws {
    let playable = try #require(Playable(rawValue: words))
    let folder = FileManager.default.temporaryDirectory.appending(path: "primetime-\(UUID())")
    for name in ["FAVORITES", "TODOS", "SYNC_UPS"] {
      setenv("PRIMETIME_\(name)", folder.appending(path: "\(name).json").path, 1)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = SplitMix64(seed: 42)
    await withDependencies {
      $0.context = .live
    } operation: {
      let log = Log(isOn: true)
      let player = Player(playable.start(log))
      for _ in 1...60 {
        let key = keys.randomElement(using: &random)!
        if key == "n", words.hasSuffix("counter") { continue }
        player.press(key)
        #expect(!player.lines.isEmpty)
        if Int.random(in: 0..<3, using: &random) == 0 { await Task.yield() }
        if Int.random(in: 0..<30, using: &random) == 0 {
          try? await Task.sleep(for: .milliseconds(10))
        }
      }
      #expect(!log.entries.isEmpty)
    }
  }
}
