// A publisher may give only as many values as its subscriber has asked for, and an effect gives
// them when they come. What is decided between the two needs nothing of Combine.

import Chapter03Effects

/// The values that a subscriber hasn't asked for yet, and how an effect ended.
struct Demand<Output, Failure: Error> {
  /// How many values more it has asked for; nil if it wants all of them.
  private var open: Int? = 0
  private var waiting: [Output] = []
  private var completion: Completion<Failure>?

  /// What is to be handed on now, in this order.
  struct Delivery {
    var values: [Output] = []
    var completion: Completion<Failure>?
  }

  /// The subscriber asks for `count` values more; nil stands for all that come.
  mutating func ask(for count: Int?) -> Delivery {
    if let count, let open { self.open = open + count } else { open = nil }
    return deliver()
  }

  /// A value has come.
  mutating func receive(_ value: Output) -> Delivery {
    waiting.append(value)
    return deliver()
  }

  /// The effect has ended. The values that wait are still handed on before that is.
  mutating func complete(_ completion: Completion<Failure>) -> Delivery {
    self.completion = completion
    return deliver()
  }

  private mutating func deliver() -> Delivery {
    let count = min(open ?? waiting.count, waiting.count)
    let values = Array(waiting.prefix(count))
    waiting.removeFirst(count)
    if let open { self.open = open - count }
    guard waiting.isEmpty, let completion else { return Delivery(values: values) }
    self.completion = nil
    return Delivery(values: values, completion: completion)
  }
}
