/** Joins class names, leaving out what is absent: `cx(styles.root, isOpen && styles.open, className)`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
