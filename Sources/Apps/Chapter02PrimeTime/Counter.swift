// The counter: its state is a number. It knows no favourites, no feed and no other screen.

/// What the user can do on the counter.
// snippet.counter
public enum CounterAction: Equatable, Sendable {
  case incrementTapped
  case decrementTapped
}

public func counterReducer(_ count: inout Int, _ action: CounterAction) {
  switch action {
  case .incrementTapped:
    count += 1
  case .decrementTapped:
    count -= 1
  }
}
// snippet.end

/// What the counter looks like, and what its keys mean.
public func counterPanel(_ count: Int) -> Panel<CounterAction> {
  Panel(
    title: "Counter",
    body: [centered("\(count)")],
    keys: [
      Key(character: "+", legend: "+ up") { _ in .incrementTapped },
      Key(character: "=", legend: nil) { _ in .incrementTapped },
      Key(character: "-", legend: "- down") { _ in .decrementTapped },
    ]
  )
}
