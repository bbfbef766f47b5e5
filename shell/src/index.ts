// No asynchronous boundary: the host's first files contain every shared package.
import './main';
