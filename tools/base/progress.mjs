/**
 * Progress in the terminal: one line for each step, with its time.
 * @module
 */

/**
 * @typedef {object} Progress
 * @property {<T>(title: string, work: (note: (text: string) => void) => Promise<T>) => Promise<T>} step runs a step;
 *   `note` adds a remark to its line. Steps may overlap.
 * @property {(line?: string) => void} say
 */

/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/**
 * @param {{ write?: (text: string) => void, live?: boolean }} [options] `live`: a terminal that can show the steps
 *   at work on a line that is written over
 * @returns {Progress}
 */
export function createProgress({ write = writeOut, live = process.stdout.isTTY === true } = {}) {
  /** @type {Set<string>} */
  const current = new Set();
  const wipe = () => live && write('\r\u001b[2K');
  const showCurrent = () => live && current.size > 0 && write(`  … ${[...current].join(' · ')}`);
  const say = (line = '') => {
    wipe();
    write(`${line}\n`);
    showCurrent();
  };
  return {
    say,
    step: async (title, work) => {
      const begin = performance.now();
      let remark = '';
      current.add(title);
      wipe();
      showCurrent();
      /** @param {string} mark */
      const finish = (mark) => {
        current.delete(title);
        say(
          `  ${mark} ${title.padEnd(34)} ${seconds(performance.now() - begin).padStart(7)}${remark && `  ${remark}`}`,
        );
      };
      try {
        const result = await work((text) => (remark = text));
        finish('✓');
        return result;
      } catch (error) {
        finish('✗');
        throw error;
      }
    },
  };
}

/** Nothing is shown, for programs that start a stack inside themselves. @type {Progress} */
export const silentProgress = { say: () => {}, step: (_title, work) => work(() => {}) };

/** @param {string} text */
function writeOut(text) {
  process.stdout.write(text);
}
