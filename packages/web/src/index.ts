/**
 * The browser platform: everything that exists once per page and that shell and remotes share at run time. It is one
 * federation singleton; remotes import `@basket/web`, never what is behind it (firebase, react-router-dom, zustand,
 * react-toastify). Its version in package.json is its contract: raise it when something here changes for its users.
 */
export * from './router/router';
export { safeReturnPath } from './router/return-path';
export { siteName, usePageTitle, useTitleCount } from './router/use-page-title';

export { cart, startBrowserPlatform, useCart } from './browser-state';
export { currentSession, session, useSession } from './session/current-session';
export { authTimeoutMessage, roleMismatchMessage, type SessionState } from './session/session-state';
export type { PhoneSignIn, Session, SignInOptions } from './session/session';
export { useRoleChange } from './session/role-change';
export { emailVerification } from './session/email-verification';
export { passwordReset } from './session/password-reset';
export {
  cartItemCount,
  cartSubtotalPaise,
  keyOf as cartKeyOf,
  lineQuantity,
  type CartLine,
  type CartLineDraft,
} from './cart/cart-lines';
export type { AddOptions, AddResult, Cart, CartState } from './cart/cart';

export {
  categoryImageUrl,
  prepareImageUrls,
  preloadCatalogue,
  refreshCatalogue,
  takeUpCatalogue,
  useStoreSettings,
  productImageUrl,
  useCatalogue,
  useCatalogueTime,
  useProductDetails,
} from './catalogue/catalogue';
export { useDeliverySlots } from './catalogue/live-store';
export { useDeliveryPromise } from './catalogue/use-delivery-promise';
export type { Catalogue } from './catalogue/parse-catalogue';
export { uploadProductPicture } from './pictures/upload-product-picture';
export type { PictureFile } from './pictures/upload-picture';
export {
  noteBought,
  noteOrders,
  oftenIn,
  readOftenBought,
  readRecentlyBought,
  type BoughtOrder,
} from './recent/recently-bought';
export { chooseLanguage, startLanguage } from './language/language';
export { onLanguageChanged, useLanguage } from './texts/use-language';
export { attentionSound, singleKeys } from './platform/device-choices';
export { useLoaded, type Loadable } from './live/use-loaded';

export { useLiveDocument, useLiveQuery } from './live/use-live';
export { countDocuments, sumDocuments } from './live/aggregates';
export { useLeftOutDocuments } from './back-end/documents/parse-list';
export { combineLive, type Live } from './live/live';
export type { Filter, FilterOperator, LiveQuery, Ordering } from './back-end/documents/live-query';

export { call, useOperation } from './operations/call';
export type { CallOptions, RequestInput } from './back-end/calls/call-types';
export { doorCodes, keptSteps } from './operations/kept-steps';
export { hasOpenAttempt, openAttempt, settleAttempt } from './operations/order-attempt';
export {
  CallFailedError,
  CallRefusedError,
  failureText,
  type CallFailureReason,
} from './back-end/calls/call-errors';

export { verifyPayment } from './payments/verify-payment';
export { forgetUnpaidOrder, noteUnpaidOrder, readUnpaidOrder } from './recent/unpaid-order';

export { toast, type ToastOptions } from './toast/toast';
export type { ToastAction } from './toast/toast-kinds';
export { serverNow, useServerNow } from './platform/server-clock';
export { afterFirstView, holdFirstView, useHoldFirstView } from './platform/first-view';
export {
  firstViewPage,
  replayTaps,
  takeUpPage,
  useIsTakenOver,
  type CataloguePart,
  type FirstViewPage,
  type View,
} from './platform/first-view-page';
export { useOnline } from './platform/online';
export { loadConfig, type AppConfig } from './platform/config';
export { BadResponseError, fetchJson } from './platform/fetch-json';
export { registerInstance, type Diagnostics } from './platform/instances';

export { ErrorBoundary, type ErrorBoundaryProps, type RetryableError } from './components/error-boundary';
export { lazyPage, PageLoadError } from './components/lazy-page';
export { LoadFailed, type LoadFailedProps } from './components/load-failed';
export { RequireRole, type RequireRoleProps } from './components/require-role';
export { useIndianStates, type IndianState } from './places/use-indian-states';
export { mountStandalone } from './standalone/mount-standalone';
export type { StandaloneOptions } from './standalone/standalone-options';
