import { leastOfKind, leastOfName, roles } from './searchable-product';
import { confusedWith, errorsBetween } from './typing-errors';
import { isIndian, singularOf, soundOf } from './word-forms';

/** A word of the catalogue, and where it stands: positions in the list of products, rising, with the word's role in each. */
export interface KnownWord {
  readonly word: string;
  readonly singular: string;
  readonly sound: string;
  readonly positions: number[];
  readonly roles: number[];
  /** The best role that it has anywhere. */
  role: number;
}

/** A word of the catalogue that was typed, more or less: 1 for the word itself. */
export interface Likeness {
  readonly known: KnownWord;
  readonly quality: number;
  /** The least role in which it counts: only names are searched for parts of words. */
  readonly leastRole: number;
}

/** Fewer letters are not looked for inside of words. */
const leastInside = 4;
const leastOfDescription = 4;
const leastOfSound = 4;
/** Somebody who has typed less still goes on: 'go' to Gouda, although there is a brand Go. */
const leastWhole = 3;

const names = ({ role }: KnownWord): boolean => role >= leastOfName;

/** All words of a catalogue, found by what somebody types. */
export class Vocabulary {
  readonly #words = new Map<string, KnownWord>();
  readonly #bySingular = new Map<string, KnownWord[]>();
  readonly #bySound = new Map<string, KnownWord[]>();
  /** By first letter: hardly anybody mistypes that one, and it leaves a tenth of the words to compare. */
  readonly #byFirstSound = new Map<string, KnownWord[]>();
  #sorted: readonly KnownWord[] | null = null;

  add(word: string, position: number, role: number): void {
    const known = this.#words.get(word) ?? this.#learn(word);
    const last = known.positions.length - 1;
    if (known.positions[last] !== position) {
      known.positions.push(position);
      known.roles.push(role);
    } else if ((known.roles[last] ?? 0) < role) known.roles[last] = role;
    if (known.role < role) known.role = role;
  }

  #learn(word: string): KnownWord {
    const singular = singularOf(word);
    const known = { word, singular, sound: soundOf(singular), positions: [], roles: [], role: 0 };
    this.#words.set(word, known);
    addTo(this.#bySingular, singular, known);
    addTo(this.#bySound, known.sound, known);
    addTo(this.#byFirstSound, known.sound.charAt(0), known);
    return known;
  }

  /** The word itself, its singular and plural, and its other spellings. */
  whole(typed: string): Likeness[] {
    const singular = singularOf(typed);
    const same = this.#bySingular.get(singular) ?? [];
    const alike = (this.#bySound.get(soundOf(singular)) ?? []).filter((known) => known.singular !== singular);
    // Many short words sound alike by chance: dahi and the day of a brand.
    const leastRole = soundOf(singular).length < leastOfSound ? roles.name : leastOfName;
    return [
      ...same.map(likeness(1, 0)),
      ...alike.filter(({ role }) => role >= leastRole).map(likeness(0.9, leastRole)),
    ];
  }

  /** How several words sound, with single spaces. */
  soundsOf = (words: readonly string[]): string =>
    words.map((word) => this.#words.get(word)?.sound ?? soundOf(singularOf(word))).join(' ');

  /** Whether it is a whole word of a name. */
  isName = (typed: string): boolean => this.whole(typed).some(({ known }) => names(known));

  /** Whether it is a word, or the beginning of one. */
  isKnown = (typed: string): boolean => this.whole(typed).length > 0 || this.#begun(typed).length > 0;

  /**
   * The words that are meant by what was typed: whole ones, or else words that begin with it, or else those that contain it, or else those
   * that are nearest to it. Words of descriptions are the last of each.
   */
  meant(typed: string): Likeness[] {
    const whole = this.whole(typed);
    // 'cuc' sounds like the cook of 'ready to cook': who types it goes on to cucumber.
    const isMeant = ({ known, quality }: Likeness): boolean =>
      known.role >= (quality === 1 ? leastOfName : leastOfKind);
    if (typed.length >= leastWhole && whole.some(isMeant)) return whole;
    const begun = this.#begun(typed);
    if (begun.some(({ known }) => names(known)) || whole.length > 0)
      return [...whole, ...begun.filter(({ known }) => names(known))];
    if (begun.length > 0) return begun;
    const inside = typed.length < leastInside ? [] : this.#names((known) => known.singular.includes(typed));
    return inside.length > 0 ? inside.map(likeness(0.5, leastOfName)) : this.#nearest(typed);
  }

  #begun(typed: string): Likeness[] {
    const sorted = (this.#sorted ??= [...this.#words.values()].sort((a, b) => (a.word < b.word ? -1 : 1)));
    const found: Likeness[] = [];
    const leastRole = typed.length < leastOfDescription ? leastOfName : 0;
    for (let at = firstFrom(sorted, typed); at < sorted.length; at++) {
      const known = sorted[at];
      if (!known?.word.startsWith(typed)) break;
      if (known.role >= leastRole)
        found.push({ known, quality: 0.8, leastRole: names(known) ? leastOfName : 0 });
    }
    if (found.some(({ known }) => names(known)) || typed.length < leastOfSound) return found;
    const sound = soundOf(typed);
    // 'aaaa' sounds like the beginning of everything with an a.
    if (sound.length < leastWhole) return found;
    const beginning = typed.slice(0, 2);
    const alike = this.#names(
      (known) => known.sound.startsWith(sound) && (isIndian(known.word) || known.word.startsWith(beginning)),
    );
    return [...found, ...alike.map(likeness(0.7, leastOfName))];
  }

  #names = (has: (known: KnownWord) => boolean): KnownWord[] =>
    [...this.#words.values()].filter((known) => names(known) && has(known));

  /** The words with the fewest typing errors, if these are few enough. */
  #nearest(typed: string): Likeness[] {
    const singular = singularOf(typed);
    const sound = soundOf(singular);
    let fewest = Infinity;
    let nearest: KnownWord[] = [];
    // The second letter too: 'tmoato' begins right, 'otmato' does not.
    for (const letter of new Set([sound.charAt(0), sound.charAt(1), confusedWith(sound.charAt(0))]))
      for (const known of this.#byFirstSound.get(letter) ?? []) {
        if (!names(known)) continue;
        const errors = Math.min(
          errorsBetween(singular, known.singular) ?? Infinity,
          errorsBetween(sound, known.sound) ?? Infinity,
        );
        if (errors === Infinity || errors > fewest) continue;
        if (errors < fewest) nearest = [];
        fewest = errors;
        nearest.push(known);
      }
    return nearest.map(likeness(0.6, leastOfName));
  }
}

const likeness =
  (quality: number, leastRole: number) =>
  (known: KnownWord): Likeness => ({ known, quality, leastRole });

function addTo(map: Map<string, KnownWord[]>, key: string, known: KnownWord): void {
  const others = map.get(key);
  if (others) others.push(known);
  else map.set(key, [known]);
}

function firstFrom(sorted: readonly KnownWord[], typed: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.word ?? '') < typed) low = middle + 1;
    else high = middle;
  }
  return low;
}
