/** In component tests, in the place of a CSS module: every class is called what the source calls it. */
export default new Proxy({}, { get: (_classes, name) => name });
