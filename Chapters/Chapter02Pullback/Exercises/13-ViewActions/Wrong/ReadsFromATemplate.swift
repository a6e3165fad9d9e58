// wrong: the path is kept, and an action that happens to be there is changed into another
// fails: An action sent to a grandchild goes up two levels
// says: not by changing another action

func view<LocalValue, LocalAction>(
  value toLocalValue: @escaping (Value) -> LocalValue,
  action path: WritableKeyPath<Action, LocalAction?>,
  template: Action
) -> Store<LocalValue, LocalAction> {
  following(toLocalValue) { localAction in
    var action = template
    action[keyPath: path] = localAction
    self.send(action)
  }
}
// next answer
house.view(value: \.lift, action: \.lift, template: .lift(.doorTapped))
// next answer
lift.view(value: \.floor, action: \.buttons, template: .doorTapped)
