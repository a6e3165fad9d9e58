// wrong: only what was translated is worth a word
// says: The question failed, and there is no message.
// fails: The message of a failure is about the question that failed
// gives: (screen.shown → []) == ["dog was not translated."]

// instead of
state.message = "\(text) was not translated."
// this
_ = text
