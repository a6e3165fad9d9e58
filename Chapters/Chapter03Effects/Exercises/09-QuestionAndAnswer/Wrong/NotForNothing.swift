// wrong: an empty text needn't be translated
// says: The text was empty, and nothing was asked. Every tap asks, whatever is in the field.
// fails: A tap asks for the text in the selected language, once
// gives: (screen.asked → ["dog italian"]) == ["dog italian", " french"]

// instead of
case .translateTapped:
// this
case .translateTapped where state.text.isEmpty:
  return .none

case .translateTapped:
