// wrong: the form is run once more, to be safe
// says: The form was stepped up by 2, and went up by 4: it runs twice.
// fails: The counter's form saves the count, and closes
// gives: (lines → ["7: form 11", "11: nothing"]) == ["7: form 9", "9: nothing"]

// instead of
.ifCaseLet(\.form, action: \.form) { NumberForm() }
// this
.ifCaseLet(\.form, action: \.form) { NumberForm() }
.ifCaseLet(\.form, action: \.form) { NumberForm() }
