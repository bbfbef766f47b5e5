import { useEffect, useState, type ComponentType } from 'react';
import { useSession, type Catalogue } from '@basket/web';

export interface BackInStockProps {
  readonly catalogue: Catalogue;
}

const none: readonly string[] = [];

/** Stays for the visit, so that the notice is there on the next page too. */
let loaded: ComponentType<BackInStockProps> | null = null;

/** Says once which awaited products are back (rule: told-when-back). The code loads when there is something to say. */
export function BackInStock({ catalogue }: BackInStockProps) {
  const awaited = useSession(({ profile }) => profile?.awaitedProductIds ?? none);
  const [Notice, setNotice] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const isNews = awaited.some((id) => (catalogue.productById.get(id)?.stockQuantity ?? 0) > 0);
  useEffect(() => {
    if (!isNews || Notice || hasFailed) return;
    import(/* webpackChunkName: "back-in-stock" */ './back-in-stock-notice').then(
      ({ BackInStockNotice }) => {
        loaded = BackInStockNotice;
        setNotice(() => BackInStockNotice);
      },
      // The product stays awaited: the next page or visit says it.
      () => setHasFailed(true),
    );
  }, [isNews, Notice, hasFailed]);
  return Notice && <Notice catalogue={catalogue} />;
}
