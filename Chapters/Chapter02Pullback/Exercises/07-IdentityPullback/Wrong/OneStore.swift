// wrong: one store, made once and shared by all
// says: The new store already had the other one's signal. Each call makes a new store.
// fails: Each call makes a store, which begins with a new ship
// gives: (ship → [5, 1]) == [5, 0]

nonisolated(unsafe) let theStore: Store<Ship, ShipAction> = Store(
  value: Ship(),
  reducer: shipReducer
)

func shipStore() -> Store<Ship, ShipAction> { theStore }
