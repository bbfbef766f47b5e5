import { createHash } from 'node:crypto';
import { runInThisContext } from 'node:vm';

type Need = (request: string) => unknown;

/** Modules that remotes ask for by name come from the shell's file: one copy of React and the platform, as in a browser. */
export const fromShell =
  (shared: Readonly<Record<string, unknown>>): Need =>
  (request) => {
    if (Object.hasOwn(shared, request)) return shared[request];
    throw new Error(`The shell does not share ${request}`);
  };

/** The shell brings everything but Node's own modules. */
export const fromNode: Need = (request) => {
  const found = process.getBuiltinModule(request);
  if (found === undefined) throw new Error(`Node has no module ${request}`);
  return found;
};

export const integrityOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** @throws Error if the content is another one (threat: tampered-remote) */
export function verified(content: string, integrity: string, name: string): string {
  if (integrityOf(content) !== integrity) throw new Error(`${name} is not the file that its build names`);
  return content;
}

/** Runs a file of `dist/server`. @returns what it exports */
export function runServerFile(code: string, name: string, need: Need): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run = runInThisContext(`(function (exports, require, module) {${code}\n})`, { filename: name }) as (
    exports: unknown,
    require: Need,
    module: { exports: unknown },
  ) => void;
  run(module.exports, need, module);
  return module.exports;
}
