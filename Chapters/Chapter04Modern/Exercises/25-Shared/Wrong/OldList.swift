// wrong: the effect captures the list, and writes it back
// says: What changed while the client was working is lost: the effect restored the list from its
//   start. Append to the list as it is then, in `withLock`.
// fails: Changes during an import aren't lost
// gives: (screen.list → ["1 Emma", "2 Ulysses", "4 Dubliners ✓", "3 Evelina"]) == ["1 Emma ✓", "4
//   The Dubliners", "9 Evelina", "3 Evelina"]

// instead of
let newBooks = try await client.newBooks()
books.withLock { $0.append(contentsOf: newBooks) }
// this
var list = books.wrappedValue
list.append(contentsOf: try await client.newBooks())
books.withLock { [list] in $0 = list }
