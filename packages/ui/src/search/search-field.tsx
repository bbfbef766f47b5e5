import { useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { IconSearch, IconX } from '../icons';
import { cx } from '../lib/cx';
import { focusControl } from '../lib/focus-control';
import { t } from '../texts';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'children'
> {
  /** The accessible name ('Search products'). */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called with the trimmed text on Enter. Without it the field filters while typing. */
  readonly onSubmit?: ((value: string) => void) | undefined;
  /** The page to which the browser itself sends the text, as the parameter `name`, while no script listens yet. */
  readonly action?: string | undefined;
  /** `band`: without a border, for the deep green header; `line` everywhere else. */
  readonly variant?: 'band' | 'line' | undefined;
  /** 36 px high instead of 48: toolbars of tables. */
  readonly isDense?: boolean | undefined;
  /** Suggestions, shown over the page below the field in its width. */
  readonly children?: ReactNode;
  /** Class of the whole field. */
  readonly className?: string | undefined;
}

/** A search text with a button that clears it. `ref` is the input; ARIA attributes and key handlers are passed on. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    value,
    onChange,
    onSubmit,
    action,
    variant = 'line',
    isDense,
    children,
    className,
    ref,
    ...input
  } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => {
    if (!inputRef.current) throw new Error('SearchField has no input');
    return inputRef.current;
  });

  const clear = () => {
    onChange('');
    inputRef.current?.focus();
  };

  return (
    <form
      role="search"
      aria-label={label}
      action={action}
      className={cx(styles.search, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(value.trim());
      }}
    >
      <span className={cx(styles.box, styles[variant], isDense && styles.dense)} onClick={focusControl}>
        <IconSearch />
        <input
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          {...input}
          ref={inputRef}
          type="search"
          aria-label={label}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && (
          <IconButton
            size="s"
            label={t('search.clear')}
            icon={<IconX size={16} />}
            className={styles.clear}
            onClick={clear}
          />
        )}
      </span>
      {children}
    </form>
  );
}
