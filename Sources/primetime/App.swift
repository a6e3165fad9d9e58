import Foundation

/// PrimeTime as the terminal sees it, whatever the chapter's store looks like.
struct App {
  /// What to show now.
  let screen: () -> [String]
  /// Sends what the key means on this screen; nothing if it means nothing.
  let press: (_ key: Character, _ now: Date) -> Void
  /// Calls back after each change, for as long as what it returns is kept.
  let observe: (@escaping () -> Void) -> AnyObject
}

/// How to start PrimeTime, by chapter.
let apps: [Int: @Sendable () -> App] = [
  1: App.chapter1
]
