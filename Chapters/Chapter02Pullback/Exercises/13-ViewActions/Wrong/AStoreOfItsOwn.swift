// wrong: the buttons get a reducer of their own, and the lift hears nothing
// fails: An action sent to a grandchild goes up two levels
// says: Nothing arrived at the house

func view<LocalValue, LocalAction>(
  value toLocalValue: @escaping (Value) -> LocalValue,
  action toGlobalAction: @escaping (LocalAction) -> Action
) -> Store<LocalValue, LocalAction> {
  following(toLocalValue) { self.send(toGlobalAction($0)) }
}
// next answer
house.view(value: \.lift, action: HouseAction.lift)
// next answer
Store(value: lift.value.floor) { floor, action in
  switch action {
  case .upTapped: floor += 1
  case .downTapped: floor -= 1
  }
}
