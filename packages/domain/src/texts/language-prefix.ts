/**
 * Codes of `languages` without English, which no address names. They are here by themselves as the first scripts of a page need nothing
 * else of the languages.
 */
const prefix = /^\/(hi)(?=\/|$)/;

/** `/hi` of `/hi/home`: the part of an address that names a language (rule: language-addresses). @returns '' where it names none */
export const languagePrefixOf = (pathname: string): string => prefix.exec(pathname)?.[0] ?? '';

/** `hi` of `/hi/home`. @returns '' where it names none */
export const languageNamedBy = (pathname: string): string => languagePrefixOf(pathname).slice(1);

/** `/home` of `/hi/home`, and of `/home`. */
export const withoutLanguage = (pathname: string): string => pathname.replace(prefix, '') || '/';
