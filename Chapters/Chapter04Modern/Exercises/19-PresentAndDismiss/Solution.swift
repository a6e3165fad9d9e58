// A sheet that closes itself
//
// Write a sheet that closes itself, because some features that show it know nothing about its
// buttons. Done closes it. Keep first sends the fact, if there is one, as `.delegate(.kept(…))`,
// and then closes the sheet, too.
//
// Then write the counter.
//
// - Its fact button opens a sheet for the count.
// - A fact that the sheet sends as `.kept` is appended to the counter's `kept`.
// - When the sheet closes, by a button or by a swipe, the sheet's number is appended to `seen`.
//
// kind: write
// lesson: Presented
// plays: sheet

import Chapter04Modern

struct FactClient: DependencyKey {
  var fetch: @Sendable (_ number: Int) async throws -> String

  static let liveValue = FactClient { number in
    number.isMultiple(of: 2) ? "\(number) is even." : "\(number) is odd."
  }
  static let testValue = FactClient(fetch: unimplemented("FactClient.fetch"))
}

struct FactSheet: Reducer {
  struct State: Equatable {
    let number: Int
    var fact: String?
  }

  enum Action: Equatable {
    case appeared
    case response(String)
    case doneTapped
    case keepTapped
    case delegate(Delegate)

    enum Delegate: Equatable {
      case kept(String)
    }
  }

  @Dependency(FactClient.self) var client
  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      return .run { [number = state.number] send in
        try await send(.response(client.fetch(number)))
      }

    case .response(let fact):
      state.fact = fact
      return .none

    case .doneTapped:
      // answer
      // starter: return .none  // Your code here.
      return .run { _ in await dismiss() }
    // end answer

    case .keepTapped:
      // answer
      // starter: return .none  // Your code here.
      return .run { [fact = state.fact] send in
        if let fact { await send(.delegate(.kept(fact))) }
        await dismiss()
      }
    // end answer

    case .delegate:
      return .none
    }
  }
}

struct Counter: Reducer {
  struct State: Equatable {
    var count = 7
    var kept: [String] = []
    var seen: [Int] = []
    @PresentationState var sheet: FactSheet.State?
  }

  enum Action: Equatable {
    case factTapped
    case sheet(PresentationAction<FactSheet.Action>)
  }

  var body: some ReducerOf<Self> {
    // answer
    // starter: EmptyReducer()  // Your code here.
    Reduce { state, action in
      switch action {
      case .factTapped:
        state.sheet = FactSheet.State(number: state.count)
      case .sheet(.presented(.delegate(.kept(let fact)))):
        state.kept.append(fact)
      case .sheet(.dismiss):
        if let sheet = state.sheet { state.seen.append(sheet.number) }
      case .sheet:
        break
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { FactSheet() }
    // end answer
  }
}

extension Counter.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var sheet: AnyCasePath<Counter.Action, PresentationAction<FactSheet.Action>> {
      AnyCasePath(embed: Counter.Action.sheet) { if case .sheet(let it) = $0 { it } else { nil } }
    }
  }
}
