// wrong: a view is expected to report only changes of its part, so there is nothing to do
// fails: Observers are notified of each value that isn't a duplicate
// says: A view by itself drops nothing

view(value: { value in value }, action: { action in action })
