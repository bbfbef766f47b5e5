import { Banner, IconUndo, TextButton } from '@basket/ui';
import { cart, type CartLine } from '@basket/web';

export interface Undo {
  readonly text: string;
  /** The cart before. */
  readonly lines: readonly CartLine[];
}

/** Restores the lines that were just removed. */
export function UndoBanner({ undo, onDone }: { undo: Undo | null; onDone: () => void }) {
  if (!undo) return null;
  return (
    <Banner
      tone="info"
      text={undo.text}
      icon={<IconUndo />}
      onDismiss={onDone}
      action={
        <TextButton
          onClick={() => {
            cart.restore(undo.lines);
            onDone();
          }}
        >
          Undo
        </TextButton>
      }
    />
  );
}
