import { useSession } from '@basket/web';
import { useLate } from '../use-late';
import type { BackInStockProps } from './back-in-stock-notice';

/** Stays for the visit, so that the notice is there on the next page too. */
let isLoaded = false;
const loadNotice = async () => {
  const { BackInStockNotice } = await import(/* webpackChunkName: "lists" */ './back-in-stock-notice');
  isLoaded = true;
  return BackInStockNotice;
};

/** Says once which awaited products are back (rule: told-when-back). The code loads when there is something to say. */
export function BackInStock({ catalogue }: BackInStockProps) {
  const awaited = useSession(({ profile }) => profile?.awaitedProductIds);
  const isNews = awaited?.some((id) => (catalogue.productById.get(id)?.stockQuantity ?? 0) > 0);
  const notice = useLate(isLoaded || isNews === true, loadNotice);
  return notice.Part && <notice.Part catalogue={catalogue} />;
}
