/**
 * Cells that hold a list: an entry in each line, or several in one line with | between them. A | within an entry, a : within its
 * name and a \ have a \ before them, so that every text is read back as it was (rule: products-exported).
 * @module
 */
import type { ImportedOption, ProductImage, Specification } from '@basket/domain';
import { rupeesText } from '../../../forms/rupees-text';
import { parseAdjustment } from '../new-option';
import { t } from '../../../texts';

/** The entries of a cell, or why it has none that can be taken. */
export type ListRead<List> = { readonly list: List } | { readonly problem: string };

const entryPattern = /(?:\\[\\|:]|\\(?![\\|:])|[^|\\\r\n])+/g;
const pairPattern = /^((?:\\[\\|:]|\\(?![\\|:])|[^:\\])*):(.*)$/;

const escapedName = (text: string): string => text.replaceAll(/[\\|:]/g, String.raw`\$&`);
const escapedValue = (text: string): string => text.replaceAll(/[\\|]/g, String.raw`\$&`);
const plain = (text: string): string => text.replaceAll(/\\([\\|:])/g, '$1').trim();

/** A name and its value; null for an entry that lacks one of them. */
function pairOf(entry: string): Specification | null {
  const [, before = '', after = ''] = pairPattern.exec(entry) ?? [];
  const [name, value] = [plain(before), plain(after)];
  return name === '' || value === '' ? null : { name, value };
}

/** The entries of a cell, each read; the first that cannot be read is the problem of all. */
function readEntries<T>(
  text: string,
  read: (entry: string) => T | null,
  problem: (entry: string) => string,
): ListRead<T[]> {
  const list: T[] = [];
  for (const entry of text.match(entryPattern) ?? []) {
    if (entry.trim() === '') continue;
    const value = read(entry.trim());
    if (value === null) return { problem: problem(entry.trim()) };
    list.push(value);
  }
  return { list };
}

/** A problem where two entries have the same key. */
export function withoutTwice<T>(read: ListRead<T[]>, keyOf: (entry: T) => string): ListRead<T[]> {
  if ('problem' in read) return read;
  const keys = read.list.map(keyOf);
  const twice = keys.find((key, place) => keys.indexOf(key) !== place);
  return twice === undefined ? read : { problem: t('productImport.twice', { entry: twice }) };
}

/** 'Shelf life: 5 days' */
export const specificationEntry = ({ name, value }: Specification): string =>
  `${escapedName(name)}: ${escapedValue(value)}`;

export const specificationsCell = (specifications: readonly Specification[]): string =>
  specifications.map(specificationEntry).join('\n');

export const readSpecifications = (text: string): ListRead<Specification[]> =>
  readEntries(text, pairOf, (entry) => t('productImport.noSpecification', { entry }));

const adjustmentPattern = /^(.*\S)\s*\(([+\-\u2212][^()]*)\)$/;

/** 'Size: 500 g' or, where it costs more or less than the product, 'Size: 1 kg (+45.50)'. */
export function optionEntry({ group, value, adjustmentPaise }: ImportedOption): string {
  const option = specificationEntry({ name: group, value });
  // Without an amount of its own, 'Box (+2 spoons)' would be read as one.
  if (adjustmentPaise === 0 && !adjustmentPattern.test(value)) return option;
  return `${option} (${adjustmentPaise < 0 ? '-' : '+'}${rupeesText(Math.abs(adjustmentPaise))})`;
}

export const optionsCell = (options: readonly ImportedOption[]): string =>
  options.map(optionEntry).join('\n');

function optionOf(entry: string): ImportedOption | null {
  const pair = pairOf(entry);
  if (!pair) return null;
  const [, value = pair.value, adjustment = ''] = adjustmentPattern.exec(pair.value) ?? [];
  const adjustmentPaise = parseAdjustment(adjustment);
  return adjustmentPaise === null ? null : { group: pair.name, value, adjustmentPaise };
}

export const readOptions = (text: string): ListRead<ImportedOption[]> =>
  withoutTwice(
    readEntries(text, optionOf, (entry) => t('productImport.noOption', { entry })),
    ({ group, value }) => specificationEntry({ name: group, value }),
  );

const primaryMark = /\s*\(primary\)$/i;
const pictureFile = /(?:^|\/)product-images\/[^/]+\/([^/]+)-(?:card|detail)\.webp(?:\?.*)?$/;

/** @param urlOf the address of a picture by its id */
export const picturesCell = (images: readonly ProductImage[], urlOf: (imageId: string) => string): string =>
  images.map(({ imageId, isPrimary }) => `${urlOf(imageId)}${isPrimary ? ' (primary)' : ''}`).join('\n');

function pictureOf(entry: string): ProductImage | null {
  const address = entry.replace(primaryMark, '').replaceAll(/%2F/gi, '/');
  const [, imageId] = pictureFile.exec(address) ?? [];
  return imageId === undefined ? null : { imageId, isPrimary: primaryMark.test(entry) };
}

/** Pictures of the shop by their addresses, from which nothing is fetched. Whether they are of this product, the server knows. */
export function readPictures(text: string): ListRead<ProductImage[]> {
  const read = withoutTwice(
    readEntries(text, pictureOf, (entry) => t('productImport.noPicture', { entry })),
    ({ imageId }) => imageId,
  );
  const isAmbiguous = 'list' in read && read.list.filter(({ isPrimary }) => isPrimary).length > 1;
  return isAmbiguous ? { problem: t('productImport.onePrimary') } : read;
}
