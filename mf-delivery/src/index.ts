// Entry of the page of this remote alone; inside the shell the container exposes ./routes instead.
void import('./standalone');
