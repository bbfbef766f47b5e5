import { isPackGroup } from '@basket/domain';
import { t } from '../texts';
import { formatNumber } from './rupees';

/** A count with its noun: '1 item', '6 items', '1,284 orders', '3 categories'. */
export function formatCount(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}

/**
 * An Indian mobile number as people write it, 98450 21764, with or without +91 or 0, or a toll-free one, 1800 123 4567. Other
 * numbers, such as one with an area code (080 4000 1200), are only trimmed.
 */
export function formatPhone(text: string): string {
  const digits = text.replace(/[^\d+]/g, '').replace(/^(\+91|91(?=\d{10}$)|0(?=\d{10}$))/, '');
  const [, code, middle, rest] = /^(18[06]0)(\d{3})(\d{3,4})$/.exec(digits) ?? [];
  if (code !== undefined) return `${code} ${middle} ${rest}`;
  return /^\d{10}$/.test(digits) && !/^0\d{2,4}[\s-]/.test(text.trim())
    ? `${digits.slice(0, 5)} ${digits.slice(5)}`
    : text.trim();
}

/** Up to two initials of a name, or one of an e-mail address: 'Ananya Sharma' is AS, 'imran@basket.example' is I. */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/\s+/).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  const letters = [first, last].map((word) => (word ? ([...word][0] ?? '') : '')).join('');
  return letters.toUpperCase() || '?';
}

/** A distance: 0.6 km, 2.4 km, 12 km. Below 50 m it is 'nearby'. Throws a RangeError if it is not a distance. */
export function formatDistanceKm(km: number): string {
  if (!Number.isFinite(km) || km < 0) throw new RangeError(`not a distance: ${km}`);
  if (km < 0.05) return t('formats.nearby');
  return t('formats.km', { km: km < 9.95 ? km.toFixed(1) : formatNumber(Math.round(km)) });
}

/** A fraction as percent with at most one decimal: 9.8%, 94%, −3.1%. */
export function formatPercent(share: number): string {
  const tenths = Math.round(share * 1000) / 10;
  return `${tenths < 0 ? '\u2212' : ''}${Math.abs(tenths)}%`;
}

/**
 * The unit and the chosen options of a line, '12 pcs · Ripe'. Omits the unit if
 * an option replaces it ('12 pcs' of a product sold as '6 pcs'). Empty without both.
 */
export function packText(
  unit: string,
  options: readonly { readonly group: string; readonly value: string }[],
): string {
  const isMeasured = options.some(({ group, value }) => value === unit || isPackGroup(group));
  return [isMeasured ? '' : unit, ...options.map(({ value }) => value)].filter(Boolean).join(' · ');
}
