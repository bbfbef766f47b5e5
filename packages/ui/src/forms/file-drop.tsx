import { useRef, useState, type DragEvent, type HTMLAttributes, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { IconImage, IconImagePlus, IconReceipt, IconX } from '../icons';
import { cx } from '../lib/cx';
import { Stack } from '../layout/stack';
import { t } from '../texts';
import hidden from '../lib/visually-hidden.module.css';
import { FieldMessage, useFieldTies } from './field-frame';
import styles from './file-drop.module.css';

export interface FilePreview {
  readonly id: string;
  readonly name: string;
  /** Address of the picture; null without one. */
  readonly url: string | null;
  /** Badge on the picture: 'Primary'. */
  readonly badge?: ReactNode;
  /** Uploaded share, 0 to 1; absent when it is complete. */
  readonly progress?: number | undefined;
  /** Shown beside the button that removes it. */
  readonly actions?: ReactNode;
  /** Attributes of its place in the list: what makes it draggable. */
  readonly place?: HTMLAttributes<HTMLLIElement> | undefined;
}

export interface FileDropProps {
  readonly label: string;
  /** Media types as in `<input accept>`: `image/png,image/jpeg` or `image/*`. */
  readonly accept: string;
  readonly isMultiple?: boolean | undefined;
  /** Called with chosen or dropped files: those of the accepted types, and the others. */
  readonly onFiles: (accepted: File[], refused: File[]) => void;
  readonly previews?: readonly FilePreview[] | undefined;
  readonly onRemove?: ((id: string) => void) | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** Whether `accept` lists a type. */
export function isAcceptedType(type: string, accept: string): boolean {
  return accept.split(',').some((pattern) => {
    const wanted = pattern.trim();
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}

/** A field to choose or drop files, with previews. The input inside is the browser's own. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, isMultiple = false, onFiles, previews = [], onRemove } = props;
  const { hint, error, disabled = false } = props;
  const ties = useFieldTies({ hint, error }, {});
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const take = (list: FileList | null): void => {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    if (files.length === 0 || disabled) return;
    const accepted = files.filter(({ type }) => isAcceptedType(type, accept));
    onFiles(
      accepted,
      files.filter((file) => !accepted.includes(file)),
    );
  };
  const over = (event: DragEvent): void => {
    event.preventDefault(); // otherwise the browser opens the dropped file
    setIsOver(event.type === 'dragover' && !disabled);
  };

  return (
    <Stack gap={2}>
      <label
        className={cx(
          styles.drop,
          isOver && styles.over,
          Boolean(error) && styles.bad,
          disabled && styles.off,
        )}
        onDragOver={over}
        onDragLeave={over}
        onDrop={(event) => {
          over(event);
          take(event.dataTransfer.files);
        }}
      >
        {accept.includes('image/') ? <IconImagePlus size={24} /> : <IconReceipt size={24} />}
        <span className={styles.label}>{label}</span>
        <span className={styles.how}>{t(isMultiple ? 'forms.dropFiles' : 'forms.dropFile')}</span>
        <input
          {...ties}
          ref={input}
          type="file"
          className={hidden.hidden}
          accept={accept}
          multiple={isMultiple}
          disabled={disabled}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = ''; // choosing the same file again must be a change too
          }}
        />
      </label>
      <FieldMessage id={ties.id} hint={hint} error={error} />
      {previews.length > 0 && (
        <ul className={styles.previews} aria-label={t('forms.chosen', { label })}>
          {previews.map((preview) => (
            <Preview
              key={preview.id}
              preview={preview}
              onRemove={
                onRemove &&
                (() => {
                  onRemove(preview.id);
                  input.current?.focus(); // the pressed button disappears
                })
              }
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Preview({ preview, onRemove }: { preview: FilePreview; onRemove: (() => void) | undefined }) {
  const { name, url, badge, progress, actions, place } = preview;
  return (
    <li {...place} className={styles.preview}>
      <span className={styles.picture}>
        {url === null ? (
          <IconImage size={24} />
        ) : (
          <img src={url} alt="" width={96} height={96} draggable={false} />
        )}
        {badge !== undefined && <span className={styles.badge}>{badge}</span>}
        {progress !== undefined && (
          <progress
            className={styles.progress}
            value={progress}
            aria-label={t('forms.uploading', { name })}
          />
        )}
      </span>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.actions}>
        {actions}
        {onRemove && (
          <IconButton size="s" label={t('forms.remove', { name })} icon={<IconX />} onClick={onRemove} />
        )}
      </span>
    </li>
  );
}
