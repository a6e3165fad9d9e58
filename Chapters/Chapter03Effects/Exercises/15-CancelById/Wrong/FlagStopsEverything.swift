// wrong: what is in flight is whatever is running
// says: An effect began with `cancelInFlight`, and one with another id stopped.
// fails: Cancelling an id leaves the others alone
// gives: (works[1].gives → false) == true

// instead of
if cancelInFlight { running.cancel(id: id) }
// this
if cancelInFlight { running.cancelAll() }

// instead of
func cancel(id: AnyHashable) {
// this
func cancelAll() {
  for id in stops.keys { cancel(id: id) }
}

func cancel(id: AnyHashable) {
