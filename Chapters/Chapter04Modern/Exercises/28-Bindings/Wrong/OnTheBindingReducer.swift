// wrong: `onChange` is put on `BindingReducer` alone
// says: Clear changed the title, and that wasn't saved: only the binding saves. Put `onChange` on
//   everything that changes the title.
// fails: Each change of the title is saved, whatever made it
// gives: (saved → ["E", "", "Em"]) == ["E", "", "Em", ""]

// instead of
.onChange(of: \.title) { _, state in
  .run { [title = state.title] _ in await client.save(title) }
}
// this


// instead of
BindingReducer()
// this
BindingReducer()
  .onChange(of: \.title) { _, state in
    .run { [title = state.title] _ in await client.save(title) }
  }
