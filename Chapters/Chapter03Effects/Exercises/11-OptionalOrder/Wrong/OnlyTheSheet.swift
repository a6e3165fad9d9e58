// wrong: the order is changed where the note got lost, and not one level further in
// fails: Yes: the confirmation writes down what is deleted, and then everything is closed
// says: one level further in

let sheetReducer = Reducer<Sheet, SheetAction, Log>.combine(
  Reducer { sheet, action, log in
    switch action {
    case .noteChanged(let note):
      sheet.note = note
      return .none
    case .doneTapped:
      if sheet.note.isEmpty { sheet.note = "no note" }
      return .fireAndForget { [sheet] in log("saved \(sheet.note)") }
    case .deleteTapped:
      sheet.confirmation = Confirmation(number: sheet.number)
      return .none
    case .confirmation:
      sheet.confirmation = nil
      return .none
    }
  },
  confirmationReducer.optional()
    .pullback(state: \.confirmation, action: confirmationPath, environment: { $0 })
)

let favoritesReducer = Reducer<Favorites, FavoritesAction, Log>.combine(
  sheetReducer.optional()
    .pullback(state: \.sheet, action: sheetPath, environment: { $0 }),
  Reducer { favorites, action, _ in
    switch action {
    case .rowTapped(let number):
      favorites.sheet = Sheet(number: number)
    case .sheet(.doneTapped):
      if let sheet = favorites.sheet { favorites.notes[sheet.number] = sheet.note }
      favorites.sheet = nil
    case .sheet(.confirmation(.yesTapped)):
      favorites.numbers = favorites.numbers.filter { $0 != favorites.sheet?.number }
      favorites.sheet = nil
    case .sheet:
      break
    }
    return .none
  }
)
