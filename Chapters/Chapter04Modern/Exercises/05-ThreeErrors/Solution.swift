// Three effects that don't compile
//
// Each of these effects is commented out, with what the compiler says about it. Uncomment one,
// save, read the verdict, and repair it. `nonisolated(unsafe)` would only silence the compiler.
//
// - `factTapped` calls the client with the number, and its response is shown as `fact`.
// - `allTapped` calls the client for all favourites at the same time, and sends all facts together.
// - `shareTapped` shares the number as it was at the tap, and the name that the device has when the
//   effect runs.
//
// kind: fix
// lesson: What the compiler refuses

import Chapter04Modern

/// It belongs to the main actor, like everything that a screen shows.
@MainActor final class Device {
  private(set) var name: String

  init(name: String) { self.name = name }

  func rename(to name: String) { self.name = name }
}

struct FactClient: DependencyKey {
  var fetch: @Sendable (_ number: Int) async -> String
  var share: @Sendable (_ text: String) async -> Void

  static let liveValue = FactClient(fetch: { "\($0) is a number." }, share: { _ in })
}

struct Facts: Reducer {
  struct State: Equatable {
    var number = 7
    var favorites = [2, 3, 5]
    var fact: String?
    var facts: [Int: String] = [:]
  }

  enum Action: Equatable {
    case factTapped
    case allTapped
    case shareTapped
    case factReceived(String)
    case factsReceived([Int: String])
  }

  let device: Device
  @Dependency(FactClient.self) var client

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .factTapped:
      // answer
      // starter: // return .run { _ in state.fact = await client.fetch(state.number) }
      // starter: // error: mutable capture of 'inout' parameter 'state' is not allowed in
      // starter: // concurrently-executing code
      // starter: return .none
      return .run { [number = state.number] send in
        await send(.factReceived(client.fetch(number)))
      }
    // end answer

    case .allTapped:
      // answer
      // starter: // return .run { [favorites = state.favorites] send in
      // starter: //   var facts: [Int: String] = [:]
      // starter: //   await withTaskGroup { group in
      // starter: //     for number in favorites {
      // starter: //       group.addTask { facts[number] = await client.fetch(number) }
      // starter: //     }
      // starter: //   }
      // starter: //   await send(.factsReceived(facts))
      // starter: // }
      // starter: // error: passing closure as a 'sending' parameter risks causing data races
      // starter: // between code in the current task and concurrent execution of the closure
      // starter: return .none
      return .run { [favorites = state.favorites] send in
        let facts = await withTaskGroup { group in
          for number in favorites {
            group.addTask { (number, await client.fetch(number)) }
          }
          var facts: [Int: String] = [:]
          for await (number, fact) in group { facts[number] = fact }
          return facts
        }
        await send(.factsReceived(facts))
      }
    // end answer

    case .shareTapped:
      // answer
      // starter: // return .run { [number = state.number] _ in
      // starter: //   let text = "\(number), from \(device.name)"
      // starter: //   await client.share(text)
      // starter: // }
      // starter: // error: main actor-isolated property 'name' cannot be accessed from outside of
      // starter: // the actor
      // starter: return .none
      return .run { [number = state.number] _ in
        let text = await "\(number), from \(device.name)"
        await client.share(text)
      }
    // end answer

    case .factReceived(let fact):
      state.fact = fact
      return .none

    case .factsReceived(let facts):
      state.facts = facts
      return .none
    }
  }
}
