// wrong: the view is careful not to keep its parent, and nobody else may keep it
// fails: Keeping the buttons is enough, even if nothing else keeps the lift or the house
// says: A view must keep its parent

func view<LocalValue, LocalAction>(
  value toLocalValue: @escaping (Value) -> LocalValue,
  action toGlobalAction: @escaping (LocalAction) -> Action
) -> Store<LocalValue, LocalAction> {
  following(toLocalValue) { [weak self] localAction in
    self?.send(toGlobalAction(localAction))
  }
}
// next answer
house.view(value: \.lift, action: HouseAction.lift)
// next answer
lift.view(value: \.floor, action: LiftAction.buttons)
