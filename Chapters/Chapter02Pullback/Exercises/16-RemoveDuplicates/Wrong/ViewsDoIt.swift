// wrong: a view is taken to tell only of changes of its part, so there is nothing to do
// fails: A view by itself drops nothing, and one of a distinct store isn't called for a duplicate
// says: What is dropped stops there

view(value: { value in value }, action: { action in action })
