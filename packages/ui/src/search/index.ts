export { SearchField, type SearchFieldProps } from './search-field';
export { Suggestions, type SuggestionItem, type SuggestionsProps } from './suggestions';
