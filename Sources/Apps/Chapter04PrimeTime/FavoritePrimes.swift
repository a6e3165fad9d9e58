// The list of favourites: deletes some, and saves and loads them all. A file can be missing,
// damaged, or on a full disk, and an app that keeps that to itself loses data twice.

import AppScreen
import Chapter04Modern
import Foundation

extension PrimeTime {
  /// The list of favourites, and its file.
  public struct FavoritePrimes: Reducer, Sendable {
    public struct State: Equatable, Sendable {
      @Shared public var primes: [Int]
      public var storage: Storage?

      public init(primes: Shared<[Int]> = Shared(value: []), storage: Storage? = nil) {
        _primes = primes
        self.storage = storage
      }
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

    public enum Action: Equatable, Sendable {
      case deleteFavoritePrimes(offsets: Set<Int>)
      case saveTapped
      case saveResponse(Result<[Int], StorageError>)
      case loadTapped
      case loadResponse(Result<[Int], StorageError>)
    }

    @Dependency(FavoritesClient.self) private var favorites

    public init() {}

    /// Deletes the rows at the offsets; offsets outside the list are left out. While the file is in
    /// use, saving and loading do nothing.
    ///
    /// Leaving the screen cancels neither: someone who pressed "save" wants it saved, and sees how
    /// it went when the screen is opened again.
    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .deleteFavoritePrimes(let offsets):
          state.$primes.withLock { primes in
            for offset in offsets.sorted().reversed() where primes.indices.contains(offset) {
              primes.remove(at: offset)
            }
          }
          return .none

        case .saveTapped:
          guard state.storage?.isBusy != true else { return .none }
          state.storage = .saving
          return .run { [primes = state.primes] send in
            try await favorites.save(primes)
            await send(.saveResponse(.success(primes)))
          } catch: { error, send in
            await send(.saveResponse(.failure(StorageError(error, or: StorageError.unwritable))))
          }

        case .saveResponse(.success(let primes)):
          state.storage = .saved(primes)
          return .none

        case .loadTapped:
          guard state.storage?.isBusy != true else { return .none }
          state.storage = .loading
          return .run { send in
            await send(.loadResponse(.success(try await favorites.load())))
          } catch: { error, send in
            await send(.loadResponse(.failure(StorageError(error, or: StorageError.unreadable))))
          }

        case .loadResponse(.success(let primes)):
          state.$primes.withLock { $0 = primes }
          state.storage = .loaded(primes)
          return .none

        case .saveResponse(.failure(let error)), .loadResponse(.failure(let error)):
          state.storage = .failed(error)
          return .none
        }
      }
    }
  }
}

extension PrimeTime.FavoritePrimes.State {
  /// Complexity: O(`primes.count`).
  public var panel: Screen<PrimeTime.FavoritePrimes.Action> {
    let rows = primes.prefix(PrimeTime.visibleRows)
    var keys = rowKeys(rows.indices, rows.count == 1 ? "delete" : "delete one") {
      PrimeTime.FavoritePrimes.Action.deleteFavoritePrimes(offsets: [$0])
    }
    if !primes.isEmpty {
      keys.append(Key("d", "d delete all", .deleteFavoritePrimes(offsets: Set(primes.indices))))
    }
    if storage?.isBusy != true {
      keys += [Key("s", "s save", .saveTapped), Key("l", "l load", .loadTapped)]
    }
    let list = PrimeTime.list(
      rows.enumerated().map { offset, prime in "  \(offset + 1)  \(prime)" },
      of: primes.count,
      orElse: "No favourites yet"
    )
    return Screen(
      title: "PrimeTime · Favourites",
      body: list + (message.map { PrimeTime.note($0) } ?? []),
      keys: keys
    )
  }

  private var message: String? {
    switch storage {
    case .saving: "Saving…"
    case .saved(primes): "Saved \(favourites)"
    case .loading: "Loading…"
    case .loaded(primes): "Loaded \(favourites)"
    case .failed(let error): error.message
    case .saved, .loaded, nil: nil
    }
  }

  private var favourites: String {
    primes.count == 1 ? "1 favourite" : "\(primes.count) favourites"
  }
}

extension PrimeTime.StorageError {
  /// The error itself, if it is of this type, else its text as a reason.
  fileprivate init(_ error: any Error, or make: (String) -> Self) {
    self = error as? Self ?? make(error.localizedDescription)
  }
}

extension PrimeTime.FavoritePrimes.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var deleteFavoritePrimes: AnyCasePath<PrimeTime.FavoritePrimes.Action, Set<Int>> {
      AnyCasePath(embed: PrimeTime.FavoritePrimes.Action.deleteFavoritePrimes) {
        if case .deleteFavoritePrimes(let it) = $0 { it } else { nil }
      }
    }
    public var saveTapped: AnyCasePath<PrimeTime.FavoritePrimes.Action, Void> {
      AnyCasePath(embed: { .saveTapped }, extract: { $0 == .saveTapped ? () : nil })
    }
    public var loadTapped: AnyCasePath<PrimeTime.FavoritePrimes.Action, Void> {
      AnyCasePath(embed: { .loadTapped }, extract: { $0 == .loadTapped ? () : nil })
    }
    public var saveResponse:
      AnyCasePath<PrimeTime.FavoritePrimes.Action, Result<[Int], PrimeTime.StorageError>>
    {
      AnyCasePath(embed: PrimeTime.FavoritePrimes.Action.saveResponse) {
        if case .saveResponse(let it) = $0 { it } else { nil }
      }
    }
    public var loadResponse:
      AnyCasePath<PrimeTime.FavoritePrimes.Action, Result<[Int], PrimeTime.StorageError>>
    {
      AnyCasePath(embed: PrimeTime.FavoritePrimes.Action.loadResponse) {
        if case .loadResponse(let it) = $0 { it } else { nil }
      }
    }
  }
}
