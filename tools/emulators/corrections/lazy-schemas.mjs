/**
 * Auth: compile each request schema when it is first used. Compiling all of them takes 5 s of CPU at every start.
 * @param {import('./method-of.mjs').Context} context
 */
export function lazySchemas({ requireFrom }) {
  const exegesis = requireFrom('exegesis-express');
  const { middleware } = exegesis;
  /** @param {unknown} document @param {object} options */
  exegesis.middleware = (document, options) =>
    middleware(document, { lazyCompileValidationSchemas: true, ...options });
}
