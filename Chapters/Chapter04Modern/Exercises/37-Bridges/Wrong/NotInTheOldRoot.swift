// wrong: a root of chapter 3 can't have a feature of chapter 4
// says: A tap on the fact did nothing: the fact isn't in `oldRoot`. Pull back `.modern`.
// fails: Chapter 3's root runs the migrated fact, which asks the old client
// gives: (fact → ["0"]) == ["asked 7", "0, 7 from the client"]

// instead of
    environment: { CounterEnvironment(save: $0.app.save) }
  ),
  Chapter03Effects.Reducer.modern.pullback(
    state: \.fact,
    action: AppAction.factPath,
    environment: \.fact
  )
)
// this
    environment: { CounterEnvironment(save: $0.app.save) }
  )
)
