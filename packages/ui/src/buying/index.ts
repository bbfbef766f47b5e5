export { AddToCart, type AddToCartProps } from './add-to-cart';
export { FavouriteButton, type FavouriteButtonProps } from './favourite-button';
