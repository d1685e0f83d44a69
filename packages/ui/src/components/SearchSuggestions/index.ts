export {
  type SearchSuggestion,
  type SearchSuggestionGroup,
  SearchSuggestions,
  type SearchSuggestionsProps,
} from './SearchSuggestions.js';
