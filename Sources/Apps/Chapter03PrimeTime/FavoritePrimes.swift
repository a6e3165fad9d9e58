// The list of favourites: deletes some, and saves and loads them all. A file can be missing,
// damaged, or on a full disk, and an app that keeps that to itself loses data twice.

import Chapter03Effects
import Dispatch
import Foundation

/// The favourites, and what goes on between them and their file.
public struct FavoritePrimesState: Equatable, Sendable {
  /// The favourites, in the order in which they were saved.
  public var primes: [Int]
  /// What goes on with the file, nil if nothing has yet.
  public var storage: Storage?

  /// A list of favourites.
  public init(primes: [Int] = [], storage: Storage? = nil) {
    self.primes = primes
    self.storage = storage
  }

  /// What is going on between the list and its file, or how it ended. What was saved or loaded is
  /// the list at that time: the screen says so only until the list changes.
  public enum Storage: Equatable, Sendable {
    case saving
    case saved([Int])
    case loading
    case loaded([Int])
    case failed(StorageError)

    var isBusy: Bool { self == .saving || self == .loading }
  }
}

/// What can happen to the list.
public enum FavoritePrimesAction: Equatable, Sendable {
  case deleteFavoritePrimes(offsets: Set<Int>, at: Date)
  case saveTapped
  case saveResponse(Result<[Int], StorageError>)
  case loadTapped
  case loadResponse(Result<[Int], StorageError>)
}

/// What the list needs from the world.
public struct FavoritePrimesEnvironment: Sendable {
  /// Saves and loads the list.
  public var favorites: FavoritesClient
  /// Where answers arrive.
  public var mainQueue: AnySchedulerOf<DispatchQueue>

  /// An environment from its parts.
  public init(favorites: FavoritesClient, mainQueue: AnySchedulerOf<DispatchQueue>) {
    self.favorites = favorites
    self.mainQueue = mainQueue
  }
}

/// Deletes the rows at the offsets; offsets outside the list are left out. While the file is in
/// use, saving and loading do nothing.
///
/// Leaving the screen cancels neither: a user who says "save" wants it saved, and finds out how it
/// went when the screen is opened again.
public let favoritePrimesReducer = Reducer<
  FavoritePrimesState, FavoritePrimesAction, FavoritePrimesEnvironment
> { state, action, environment in
  switch action {
  case .deleteFavoritePrimes(let offsets, _):
    for offset in offsets.sorted().reversed() where state.primes.indices.contains(offset) {
      state.primes.remove(at: offset)
    }
    return .none

  case .saveTapped:
    guard state.storage?.isBusy != true else { return .none }
    state.storage = .saving
    return environment.favorites.save(state.primes)
      .receive(on: environment.mainQueue)
      .catchToEffect(FavoritePrimesAction.saveResponse)

  case .saveResponse(.success(let primes)):
    state.storage = .saved(primes)
    return .none

  case .loadTapped:
    guard state.storage?.isBusy != true else { return .none }
    state.storage = .loading
    return environment.favorites.load()
      .receive(on: environment.mainQueue)
      .catchToEffect(FavoritePrimesAction.loadResponse)

  case .loadResponse(.success(let primes)):
    state.primes = primes
    state.storage = .loaded(primes)
    return .none

  case .saveResponse(.failure(let error)), .loadResponse(.failure(let error)):
    state.storage = .failed(error)
    return .none
  }
}

/// Complexity: O(n) in the number of favourites.
public func favoritePrimesPanel(_ state: FavoritePrimesState) -> Panel<FavoritePrimesAction> {
  let rows = state.primes.prefix(visibleRows)
  let last = rows.count
  var keys = (1...visibleRows).prefix(last).map { row in
    Key<FavoritePrimesAction>(
      character: Character("\(row)"),
      legend: row > 1 ? nil : last == 1 ? "1 delete" : "1-\(last) delete one"
    ) {
      .deleteFavoritePrimes(offsets: [row - 1], at: $0)
    }
  }
  if !state.primes.isEmpty {
    keys.append(
      Key(character: "d", legend: "d delete all") {
        .deleteFavoritePrimes(offsets: Set(state.primes.indices), at: $0)
      }
    )
  }
  if state.storage?.isBusy != true {
    keys += [
      Key(character: "s", legend: "s save") { _ in .saveTapped },
      Key(character: "l", legend: "l load") { _ in .loadTapped },
    ]
  }
  return Panel(
    title: "Favourites",
    body: list(
      rows.enumerated().map { offset, prime in "  \(offset + 1)  \(prime)" },
      of: state.primes.count,
      orElse: "No favourites yet"
    ) + (message(state).map(note) ?? []),
    keys: keys
  )
}

private func message(_ state: FavoritePrimesState) -> String? {
  switch state.storage {
  case .saving: "Saving…"
  case .saved(state.primes): "Saved \(favourites(state.primes.count))"
  case .loading: "Loading…"
  case .loaded(state.primes): "Loaded \(favourites(state.primes.count))"
  case .failed(let error): error.message(about: "The favourites")
  case .saved, .loaded, nil: nil
  }
}

private func favourites(_ count: Int) -> String {
  count == 1 ? "1 favourite" : "\(count) favourites"
}
