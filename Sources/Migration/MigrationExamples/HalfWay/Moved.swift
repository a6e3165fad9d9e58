// PrimeTime 3, feature by feature in chapter 4's style. A feature that moves keeps its state and
// its actions, so that everything around it, its screen and its parent, need not know.

import Chapter03Effects
import Chapter03PrimeTime
import Chapter04Modern
import Migration

/// The features of PrimeTime that move one at a time.
public enum Feature: CaseIterable, Sendable {
  case counter
  case primeModal
  case favoritePrimes
}

/// The old client, as a dependency: it moves when the last feature that uses it has.
private enum NthPrimeKey: DependencyKey {
  static let liveValue = NthPrimeClient.live
  static let testValue = NthPrimeClient.failing
}

extension DependencyValues {
  var nthPrime: NthPrimeClient {
    get { self[NthPrimeKey.self] }
    set { self[NthPrimeKey.self] = newValue }
  }
}

private enum FavoritesKey: TestDependencyKey {
  static let testValue = FavoritesClient.failing
}

extension DependencyValues {
  var favorites: FavoritesClient {
    get { self[FavoritesKey.self] }
    set { self[FavoritesKey.self] = newValue }
  }
}

/// The counter, moved.
public struct MovedCounter: Chapter04Modern.Reducer, Sendable {
  private enum CancelID { case question }

  @Dependency(\.nthPrime) private var nthPrime

  public init() {}

  public func reduce(
    into state: inout CounterState,
    action: CounterAction
  ) -> Chapter04Modern.Effect<CounterAction> {
    switch action {
    case .incrementTapped:
      state.count += 1
      return .none

    case .decrementTapped:
      state.count -= 1
      return .none

    case .nthPrimeTapped:
      let n = state.count
      guard n >= 1 else {
        state.nthPrime = .failed(n: n, .noSuchPrime)
        return .cancel(id: CancelID.question)
      }
      state.nthPrime = .computing(n: n)
      return .run { send in
        await send(.nthPrimeResponse(n, .success(try await nthPrime.find(n).value())))
      } catch: { error, send in
        await send(.nthPrimeResponse(n, .failure(error as? NthPrimeError ?? .badAnswer)))
      }
      .cancellable(id: CancelID.question, cancelInFlight: true)

    case .nthPrimeResponse(let n, .success(let prime)):
      state.nthPrime = .found(n: n, prime: prime)
      return .none

    case .nthPrimeResponse(let n, .failure(let error)):
      state.nthPrime = .failed(n: n, error)
      return .none

    case .screenLeft:
      state.nthPrime = nil
      return .cancel(id: CancelID.question)
    }
  }
}

/// The sheet, moved.
public struct MovedPrimeModal: Chapter04Modern.Reducer, Sendable {
  public init() {}

  public func reduce(
    into state: inout PrimeModalState,
    action: PrimeModalAction
  ) -> Chapter04Modern.Effect<PrimeModalAction> {
    switch action {
    case .saveFavoritePrimeTapped:
      state.favoritePrimes.append(state.count)
    case .removeFavoritePrimeTapped:
      state.favoritePrimes.removeAll { [count = state.count] in $0 == count }
    }
    return .none
  }
}

/// The list, moved.
public struct MovedFavoritePrimes: Chapter04Modern.Reducer, Sendable {
  @Dependency(\.favorites) private var favorites

  public init() {}

  public func reduce(
    into state: inout FavoritePrimesState,
    action: FavoritePrimesAction
  ) -> Chapter04Modern.Effect<FavoritePrimesAction> {
    switch action {
    case .deleteFavoritePrimes(let offsets, _):
      for offset in offsets.sorted().reversed() where state.primes.indices.contains(offset) {
        state.primes.remove(at: offset)
      }
      return .none

    case .saveTapped:
      guard !state.isBusy else { return .none }
      state.storage = .saving
      return .environment(
        favorites.save(state.primes).catchToEffect(FavoritePrimesAction.saveResponse)
      )

    case .loadTapped:
      guard !state.isBusy else { return .none }
      state.storage = .loading
      return .environment(favorites.load().catchToEffect(FavoritePrimesAction.loadResponse))

    case .saveResponse(.success(let primes)):
      state.storage = .saved(primes)
      return .none

    case .loadResponse(.success(let primes)):
      state.primes = primes
      state.storage = .loaded(primes)
      return .none

    case .saveResponse(.failure(let error)), .loadResponse(.failure(let error)):
      state.storage = .failed(error)
      return .none
    }
  }
}

extension FavoritePrimesState {
  fileprivate var isBusy: Bool { storage == .saving || storage == .loading }
}
