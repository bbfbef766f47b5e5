/**
 * Webpack loader for modules of the federation runtime: leaves out functions and methods that the shell never calls, and pieces
 * such as messages that it never says.
 * @module
 */
import { parseSync, visitorKeys } from 'oxc-parser';

/** @typedef {import('oxc-parser').Node} Node */

/**
 * @this {import('webpack').LoaderContext<{ names?: readonly string[], pieces?: readonly string[] }>}
 * @param {string} source
 * @returns {string}
 * @throws {Error} if the module does not have all of them any more
 */
export default function leaveOut(source) {
  const { names = [], pieces = [] } = this.getOptions();
  const found = bodies(parseSync('module.js', source).program).filter(({ name }) => names.includes(name));
  if (found.length !== names.length)
    throw new Error(`The federation runtime does not have one ${names.join(', one ')} any more`);
  const lost = pieces.find((piece) => !source.includes(piece));
  if (lost) throw new Error(`The federation runtime does not have ${lost} any more`);
  const rest = found
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (kept, { start, end }) => `${kept.slice(0, start)}{ throw new Error('Left out'); }${kept.slice(end)}`,
      source,
    );
  return pieces.reduce((kept, piece) => kept.replace(piece, ''), rest);
}

/** @param {Node} node @returns {{ name: string, start: number, end: number }[]} of the functions and methods in it that have a name */
function bodies(node) {
  const own =
    node.type === 'FunctionDeclaration'
      ? { key: node.id, body: node.body }
      : node.type === 'MethodDefinition'
        ? { key: node.key, body: node.value.body }
        : null;
  const named =
    own?.body && own.key?.type === 'Identifier' ? [{ name: own.key.name, ...placeOf(own.body) }] : [];
  const inside = (visitorKeys[node.type] ?? []).flatMap(
    (key) => /** @type {Node | Node[] | null} */ (Reflect.get(node, key)) ?? [],
  );
  return [...named, ...inside.flatMap(bodies)];
}

const placeOf = (/** @type {{ start: number, end: number }} */ { start, end }) => ({ start, end });
