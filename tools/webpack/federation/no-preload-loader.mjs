/**
 * Webpack loader for the federation runtime's class of remotes: leaves out how it preloads them, as no-preload-runtime.mjs does.
 * @module
 */
import { parseSync } from 'oxc-parser';

/** @param {string} source @returns {string} @throws {Error} if there is no such method any more */
export default function withoutPreload(source) {
  const { program } = parseSync('remote.js', source);
  const methods = program.body
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations.map(({ init }) => init) : []))
    .flatMap((node) => (node?.type === 'ClassExpression' ? node.body.body : []))
    .flatMap((node) => (node.type === 'MethodDefinition' ? [node] : []));
  const body = methods.find(({ key }) => key.type === 'Identifier' && key.name === 'preloadRemote')?.value
    .body;
  if (!body) throw new Error("The federation runtime's remotes have no method preloadRemote any more");
  return `${source.slice(0, body.start)}{ throw new Error('Remotes are not preloaded'); }${source.slice(body.end)}`;
}
