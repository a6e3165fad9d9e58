// A request that can fail, in each style: the reducer must hear of it, and nothing else may fail.

import Chapter03Effects
import Chapter04Modern
import Migration

enum QuoteError: Error, Equatable, Sendable {
  case offline
}

struct Quote: Equatable, Sendable {
  var price: Int?
  var message: String?
}

enum QuoteAction: Equatable, Sendable {
  case askTapped
  case answered(Result<Int, QuoteError>)
}

private func answer(_ quote: inout Quote, _ result: Result<Int, QuoteError>) {
  switch result {
  case .success(let price): quote = Quote(price: price)
  case .failure(.offline): quote.message = "You are offline."
  }
}

/// The screen asks, and sends what comes back.
func quoteFunction(_ quote: inout Quote, _ action: QuoteAction) {
  switch action {
  case .askTapped: quote.message = nil
  case .answered(let result): answer(&quote, result)
  }
}

/// The client, whose endpoint is an effect.
struct QuoteClient: Sendable {
  var ask: @Sendable () -> Chapter03Effects.Effect<Int, QuoteError>
}

let quoteReducer = Chapter03Effects.Reducer<Quote, QuoteAction, QuoteClient> {
  quote,
  action,
  client in
  switch action {
  case .askTapped:
    quote.message = nil
    return client.ask().catchToEffect(QuoteAction.answered)
  case .answered(let result):
    answer(&quote, result)
    return .none
  }
}

/// Moved, with the old client.
struct HalfWayQuote: Chapter04Modern.Reducer, Sendable {
  let client: QuoteClient

  func reduce(into quote: inout Quote, action: QuoteAction) -> Chapter04Modern.Effect<QuoteAction> {
    switch action {
    case .askTapped:
      quote.message = nil
      return .run { send in
        await send(.answered(.success(try await client.ask().value())))
      } catch: { error, send in
        await send(.answered(.failure(error as? QuoteError ?? .offline)))
      }
    case .answered(let result):
      answer(&quote, result)
      return .none
    }
  }
}

struct QuoteFeature: Chapter04Modern.Reducer, Sendable {
  /// The client, moved: its error has a type, so there is no other.
  let ask: @Sendable () async throws(QuoteError) -> Int

  func reduce(into quote: inout Quote, action: QuoteAction) -> Chapter04Modern.Effect<QuoteAction> {
    switch action {
    case .askTapped:
      quote.message = nil
      return .run { send in
        do throws(QuoteError) {
          let price = try await ask()
          await send(.answered(.success(price)))
        } catch {
          await send(.answered(.failure(error)))
        }
      }
    case .answered(let result):
      answer(&quote, result)
      return .none
    }
  }
}
