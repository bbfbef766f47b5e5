import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { SearchField, useMediaQuery } from '@basket/ui';
import { useLocation, useNavigate, useSearchParams } from '@basket/web';
import * as shopPages from '@basket/web/shop-pages';
import { forgetSearch, keptSearch } from '../../renewal/kept-search';
import { t } from '../../texts';
import type { ProductSuggestionsProps } from './product-suggestions';
import styles from './product-search.module.css';

/** Suggestions and the search index load when the search field is first used. */
const loadSuggestions = () => import(/* webpackChunkName: "product-suggestions" */ './product-suggestions');

interface ProductSearchProps {
  className?: string | undefined;
  /** On phones it shares the row with Back and the cart. */
  isCompact: boolean;
}

/** Goes to the product list; ignores an empty search. */
export function ProductSearch({ className, isCompact }: ProductSearchProps) {
  const { pathname, search, key } = useLocation();
  const [params] = useSearchParams();
  const searched = pathname === shopPages.products ? (params.get('search') ?? '') : '';
  // The browser's address when somebody last entered the field or typed, and that field. A press changes the address at
  // once; the page comes when its code is there.
  const [[usedAt, usedField], setUsed] = useState<readonly (string | undefined)[]>([]);
  // An address may begin with its language. Each page has a field of its own, unless somebody is in that of the page before already.
  const field = usedAt?.endsWith(pathname + search) ? usedField : `${key} ${searched}`;
  // The field keeps the search text while its results are shown.
  return (
    <SearchForm
      key={field}
      searched={searched}
      isCompact={isCompact}
      className={className}
      onUse={() => setUsed([window.location.pathname + window.location.search, field])}
    />
  );
}

interface SearchFormProps extends ProductSearchProps {
  searched: string;
  onUse: () => void;
}

function SearchForm({ searched, isCompact, className, onUse }: SearchFormProps) {
  const isNarrow = useMediaQuery('(max-width: 479px), (min-width: 1024px) and (max-width: 1151px)');
  const [text, setText] = useState(searched);
  const [Suggestions, setSuggestions] = useState<ComponentType<ProductSuggestionsProps> | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const prepare = () => {
    if (Suggestions) return;
    // Without them the field is a plain search; the next focus loads them again.
    loadSuggestions().then(
      ({ ProductSuggestions }) => setSuggestions(() => ProductSuggestions),
      () => undefined,
    );
  };
  const startWithEarlyText = useEffectEvent(() => {
    const field = inputRef.current;
    if (!field) return;
    const kept = keptSearch(window.location.pathname);
    if (kept === '') forgetSearch();
    if (field.value !== text) setText(field.value);
    else if (kept !== '') setText(kept);
    if (field === document.activeElement) prepare();
  });
  // A page of the server has the field before anything listens: what was typed until now counts.
  useEffect(() => startWithEarlyText(), []);
  return (
    <SearchField
      ref={inputRef}
      className={`${styles.search} ${className ?? ''}`}
      variant="band"
      label={t('header.search')}
      placeholder={t(isCompact && isNarrow ? 'header.search' : 'header.searchHint')}
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="list"
      action={shopPages.products}
      name="search"
      value={text}
      onChange={(typed) => {
        forgetSearch();
        onUse();
        setText(typed);
      }}
      onFocus={() => {
        onUse();
        prepare();
      }}
      onSubmit={(wanted) => {
        if (wanted === '') return;
        // The suggestions remember searches; so is the search of somebody who is faster than they load.
        if (!Suggestions)
          loadSuggestions().then(
            ({ noteSearch }) => noteSearch(wanted),
            () => undefined,
          );
        void navigate(shopPages.results(wanted));
      }}
    >
      {Suggestions && (
        <Suggestions inputRef={inputRef} text={text === searched ? '' : text} isEmpty={text === ''} />
      )}
    </SearchField>
  );
}
