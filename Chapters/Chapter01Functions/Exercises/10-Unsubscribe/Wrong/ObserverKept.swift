// wrong: only the store is captured weakly, and a cancelled token keeps the observer
// says: The observer left the array, but the token's closure captures it, and the token is still
//   there: capture it weakly.
// fails: A cancelled token that is still kept doesn't keep its observer
// gives: (isFreed → false) == true

// instead of
return Token { [weak self, weak observer] in
if let observer { self?.end(observer) }
}
// this
return Token { [weak self] in self?.end(observer) }
