import { useState } from 'react';
import { SearchField } from '@basket/ui';
import { useLocation, useNavigate, useSearchParams } from '@basket/web';
import styles from './product-search.module.css';

const listPath = '/home/products';

/** Goes to the product list; an empty search goes nowhere (spec section 2). */
export function ProductSearch({ className = '' }: { className?: string | undefined }) {
  const { pathname, key } = useLocation();
  const [params] = useSearchParams();
  const searched = pathname === listPath ? (params.get('search') ?? '') : '';
  // What was searched for stays in the field as long as its results are shown.
  return <SearchForm key={`${key} ${searched}`} searched={searched} className={className} />;
}

function SearchForm({ searched, className }: { searched: string; className: string }) {
  const [text, setText] = useState(searched);
  const navigate = useNavigate();
  return (
    <SearchField
      className={`${styles.search} ${className}`}
      variant="band"
      label="Search products"
      placeholder="Search atta, dal, mangoes"
      value={text}
      onChange={setText}
      onSubmit={(wanted) => {
        if (wanted !== '') void navigate(`${listPath}?search=${encodeURIComponent(wanted)}`);
      }}
    />
  );
}
