// wrong: some action of the right type is sent up, no matter which one came
// fails: Each action arrives as the one that was sent
// says: not a stand-in

func view<LocalValue, LocalAction>(
  value toLocalValue: @escaping (Value) -> LocalValue,
  action globalAction: Action
) -> Store<LocalValue, LocalAction> {
  following(toLocalValue) { _ in self.send(globalAction) }
}
// next answer
house.view(value: \.lift, action: .lift(.doorTapped))
// next answer
lift.view(value: \.floor, action: .buttons(.upTapped))
