// wrong: the form is run once more, to be safe
// says: The form was stepped up by 2, and went up by 4: it runs twice.
// gives:

// instead of
.ifCaseLet(\.form, action: \.form) { NumberForm() }
// this
.ifCaseLet(\.form, action: \.form) { NumberForm() }
.ifCaseLet(\.form, action: \.form) { NumberForm() }
