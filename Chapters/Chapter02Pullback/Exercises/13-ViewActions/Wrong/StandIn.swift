// wrong: some action of the right type is sent up, whichever it was that came
// fails: Each action arrives as what it is
// says: not a stand-in for it

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
