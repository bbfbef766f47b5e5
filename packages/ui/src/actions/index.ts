export { Button, type ButtonProps } from './button';
export { ButtonLink, type ButtonLinkProps } from './button-link';
export type { ButtonLook, ButtonSize, ButtonVariant } from './button-look';
export { IconButton, IconLink, type IconButtonProps, type IconLinkProps, type IconLook } from './icon-button';
export { TextButton, TextLink, type TextButtonProps, type TextLinkProps, type TextLook } from './text-link';
