/**
 * The picture in docs/architecture.md is drawn from the code: what the rooms import of each other, and what the shell loads.
 * @module
 */
import path from 'node:path';
import ts from 'typescript';
import { remotes } from '../../tools/base/project.mjs';
import { read, sources } from './sources.mjs';

/** @param {string} file @returns {string} its workspace */
const roomOf = (file) => /^(?:packages\/)?[^/]+/.exec(file)?.[0] ?? '';
/** @param {string} room @returns {string} as Mermaid names a node */
const idOf = (room) => room.replace('packages/', '');

const folders = ['packages', 'functions/src', 'shell/src', 'mf-*/src'];
const files = sources(...folders.map((folder) => `:(glob)${folder}/**/*.ts*`)).filter(
  (file) => !/\.test\.|\/testing\/|\.d\.ts$|\.tsbuildinfo$/.test(file),
);

/** @param {string} file @param {string} specifier @returns {string | null} the room that it leads to; null for other packages */
function targetOf(file, specifier) {
  const own = /^@basket\/(\w+)/.exec(specifier);
  if (own) return `packages/${own[1]}`;
  return specifier.startsWith('.') ? roomOf(path.posix.join(path.posix.dirname(file), specifier)) : null;
}

function drawn() {
  const rooms = [...new Set(files.map(roomOf))].sort();
  const imports = files.flatMap((file) =>
    ts
      .preProcessFile(read(file), true, true)
      .importedFiles.map(({ fileName }) => targetOf(file, fileName))
      .filter((target) => target !== null && target !== roomOf(file))
      .map((target) => `${idOf(roomOf(file))} --> ${idOf(String(target))}`),
  );
  return [
    'flowchart TD',
    ...rooms.map((room) => `  ${idOf(room)}["${room}"]`),
    ...[...new Set(imports)].sort().map((line) => `  ${line}`),
    ...remotes.map(({ site, mount }) => `  shell -. "${mount}" .-> ${site}`),
  ].join('\n');
}

test('the picture shows the rooms of the code and the imports between them', () => {
  const [, picture] = /```mermaid\n(.*?)\n```/s.exec(read('docs/architecture.md')) ?? [];
  expect(picture).toBe(drawn());
});
