import { Anchor, type LinkLikeProps, type LinkTarget } from '../lib/anchor';
import { buttonClasses, type ButtonLook } from './button-look';

/** Where it leads (`to`, and `as` for the application's link), how it looks, and everything an `<a>` takes. */
export type ButtonLinkProps = LinkTarget & LinkLikeProps & ButtonLook;

/** A link that looks like a button: for going somewhere. What does something is a `Button`. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, isBlock, leading, trailing, className, children, ...rest } = props;
  return (
    <Anchor {...rest} className={buttonClasses({ variant, size, isBlock }, className)}>
      {leading}
      {children}
      {trailing}
    </Anchor>
  );
}
