// Placeholder: the reducer protocol comes here.
