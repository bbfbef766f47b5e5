/** The exports with which the function `pages` renders: docs/first-view.md. */
export { default } from './routes';
export { firstView } from './first-view';
