import Foundation

/// PrimeTime as the terminal sees it, whatever the chapter's store looks like.
@MainActor
struct App {
  typealias Start = @MainActor @Sendable () -> App

  /// What to show now.
  let screen: () -> [String]
  /// Sends what the key means on this screen; nothing if it means nothing.
  let press: (_ key: Character, _ now: Date) -> Void
  /// Calls back after each change, for as long as what it returns is kept.
  let observe: (@escaping () -> Void) -> AnyObject
  /// Whether something is going on that will still change it.
  var isWorking: () -> Bool = { false }
}

/// How to start a chapter's PrimeTime.
struct Edition: Sendable {
  let app: App.Start
  /// The features that run by themselves, by name.
  var features: [String: App.Start] = [:]
}

/// All there are, by chapter.
@MainActor
let editions: [Int: Edition] = [
  1: Edition(app: App.chapter1),
  2: Edition(app: App.chapter2, features: App.chapter2Features),
  3: Edition(app: App.chapter3, features: App.chapter3Features),
  4: Edition(app: App.chapter4, features: App.chapter4Features),
]
