/** Joins class names and omits falsy ones: `cx(styles.root, isOpen && styles.open, className)`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
