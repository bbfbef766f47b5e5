/**
 * Evaluates the page's code in several tasks: in one it keeps a slow phone busy for a third of a second, in which no tap is answered.
 * The modules are in the host's first files all the same, and so is every shared package. Only what is used as a whole may stand here:
 * an `import()` keeps all exports of its module.
 */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@basket/web');
  await pause();
  await import(/* webpackMode: "eager" */ './routes');
  await pause();
  await import(/* webpackMode: "eager" */ './remotes/federation');
  await pause();
  await import(/* webpackMode: "eager" */ './main');
}

void start();
