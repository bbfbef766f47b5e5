// No asynchronous border: the host brings every shared package in its first files, nobody has to be asked first.
import './main';
