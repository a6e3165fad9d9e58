// wrong: the effect asks for the text that was there
// says: The effect asked about another text. Ask about the one that came with the action.
// fails: A changed text is searched for after 300 milliseconds
// gives: (log → ["asked at 300", "found 1 at 1300"]) == ["asked p at 300", "found p 1 at 1300"]

// instead of
guard !text.isEmpty else { return .cancel(id: CancelID.search) }
// this
guard !text.isEmpty else { return .cancel(id: CancelID.search) }
let text = state.results.first ?? ""
