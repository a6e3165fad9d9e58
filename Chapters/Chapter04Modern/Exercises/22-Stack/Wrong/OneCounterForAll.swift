// wrong: an id is unique among all stacks
// says: The second stack went on counting where the first one stopped. Keep the counter in the
//   stack.
// fails: Each new stack begins at 0
// gives: (stack(9).ids → [5]) == [0]

// instead of
private var nextID = 0
// this


// instead of
struct Stack<Screen> {
// this
nonisolated(unsafe) private var nextID = 0

struct Stack<Screen> {
