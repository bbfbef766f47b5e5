// Entry point when this remote runs alone. Inside the shell, the container exposes ./routes instead.
void import('./standalone');
