/**
 * Commands of the setup, as tags: firebase`…`, gcloud`…`, npm`…` for scripts of package.json, git`…`.
 * @module
 */

/**
 * Tags a command as a person types it: words are apart by spaces. A value is one word or the rest of one; a list is as many words.
 * @param {import('./steps.mjs').Command['program']} program
 * @param {...string} first words of every such command
 */
const commandOf =
  (program, ...first) =>
  (/** @type {TemplateStringsArray} */ texts, /** @type {(string | readonly string[])[]} */ ...values) => {
    const words = [...first, ''];
    for (const [index, text] of texts.entries()) {
      const [rest = '', ...further] = text.split(/\s+/);
      words[words.length - 1] += rest;
      words.push(...further);
      const value = values[index] ?? '';
      if (typeof value === 'string') words[words.length - 1] += value;
      else words.splice(-1, 1, ...value);
    }
    return /** @type {import('./steps.mjs').Command} */ ({ program, words });
  };
export const firebase = commandOf('firebase');
export const gcloud = commandOf('gcloud');
export const npm = commandOf('npm', 'run');
export const git = commandOf('git');
