/**
 * An esbuild plugin for programs that use sources of the product: they get their texts whole, in English.
 * @module
 */
import { readFile } from 'node:fs/promises';
import { withWholeTable } from './whole-table.mjs';

/** @type {import('esbuild').Plugin} */
export const wholeTexts = {
  name: 'texts',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.+\.tsx?$/ }, async ({ path: file }) => ({
      contents: withWholeTable(file, await readFile(file, 'utf8')),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
