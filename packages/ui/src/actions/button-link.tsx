import { Anchor, type LinkLikeProps, type LinkTarget } from '../lib/anchor';
import { buttonClasses, type ButtonLook } from './button-look';

/** Its target (`to`, and `as` for the application's link), its look, and all attributes of an `<a>`. */
export type ButtonLinkProps = LinkTarget & LinkLikeProps & ButtonLook;

/** A link that looks like a button, for navigation. For actions use `Button`. */
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
