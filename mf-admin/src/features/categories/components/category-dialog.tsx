import { useId, useState, type FormEvent } from 'react';
import { saveCategory, tints, type Category, type Stored } from '@basket/domain';
import { Button, Checkbox, ConfirmDialog, Dialog, Field, ProductImage, Select, TextArea } from '@basket/ui';
import { categoryImageUrl, toast, useOperation } from '@basket/web';
import { failureText } from '../../../components/failure-text';
import {
  categoryPictures,
  colourLabels,
  draftOfCategory,
  isSameDraft,
  newCategoryDraft,
  type CategoryDraft,
} from '../category-draft';
import styles from './category-dialog.module.css';

export interface CategoryDialogProps {
  /** Null: a new one. */
  readonly category: Stored<Category> | null;
  readonly categories: readonly Stored<Category>[];
  readonly onClose: () => void;
}

const noName = 'Please fill in the name';

/** Sends the draft; tells by a toast what became of it. */
function useSaveCategory(categoryId: string | null) {
  const saving = useOperation(saveCategory);
  return {
    isBusy: saving.isBusy,
    save: async (draft: CategoryDraft): Promise<boolean> => {
      try {
        await saving.run({ categoryId, draft });
        toast.success(`Category ${categoryId === null ? 'added' : 'updated'} successfully!`);
        return true;
      } catch (error) {
        toast.error(failureText('Failed to save category', error));
        return false;
      }
    },
  };
}

/** Adds or edits a category; what was typed is not lost by a slip. */
export function CategoryDialog({ category, categories, onClose }: CategoryDialogProps) {
  const id = useId();
  const [first] = useState(() => (category ? draftOfCategory(category) : newCategoryDraft(categories)));
  const [draft, setDraft] = useState(first);
  const [hasNoName, setHasNoName] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { isBusy, save } = useSaveCategory(category?.id ?? null);

  function close(): void {
    if (isBusy) return;
    if (isSameDraft(first, draft)) onClose();
    else setIsLeaving(true);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (draft.name.trim() === '') {
      setHasNoName(true);
      toast.error(noName);
      document.getElementById(`${id}-name`)?.focus();
    } else if (await save(draft)) onClose();
  }

  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        title={category ? 'Edit category' : 'Add category'}
        footer={
          <>
            <Button variant="quiet" disabled={isBusy} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={id} isBusy={isBusy}>
              {isBusy ? 'Saving...' : 'Save category'}
            </Button>
          </>
        }
      >
        <form id={id} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <Field
            id={`${id}-name`}
            label="Name"
            data-autofocus
            maxLength={60}
            value={draft.name}
            error={hasNoName && noName}
            onChange={(event) => {
              setHasNoName(false);
              setDraft({ ...draft, name: event.target.value });
            }}
          />
          <TextArea
            label="Description"
            isOptional
            maxLength={300}
            value={draft.description}
            // The shop shows it in one paragraph.
            onChange={(event) =>
              setDraft({ ...draft, description: event.target.value.replace(/[\r\n\t]+/g, ' ') })
            }
          />
          <LookFields draft={draft} onChange={setDraft} ownId={category?.id ?? ''} />
          <Checkbox
            label="Active"
            hint="Shoppers see active categories."
            checked={draft.isActive}
            onChange={(event) => setDraft({ ...draft, isActive: event.target.checked })}
          />
        </form>
      </Dialog>
      <ConfirmDialog
        isOpen={isLeaving}
        title="Discard your changes?"
        text="What you typed has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={onClose}
        onClose={() => setIsLeaving(false)}
      />
    </>
  );
}

interface LookFieldsProps {
  readonly draft: CategoryDraft;
  readonly onChange: (draft: CategoryDraft) => void;
  /** Of the category itself, whose own picture may be there. */
  readonly ownId: string;
}

/** Picture and colour of the tile, and how it looks. */
function LookFields({ draft, onChange, ownId }: LookFieldsProps) {
  const isKnown = draft.icon === '' || categoryPictures.some(({ icon }) => icon === draft.icon);
  const pictures = isKnown
    ? categoryPictures
    : [{ icon: draft.icon, label: draft.icon }, ...categoryPictures];
  return (
    <div className={styles.look}>
      <ProductImage
        src={draft.icon || ownId ? categoryImageUrl(draft.icon || ownId) : null}
        alt=""
        tint={draft.colour}
        size="thumb"
      />
      <Select
        label="Icon"
        placeholder="No picture"
        options={pictures.map(({ icon, label }) => ({ value: icon, label }))}
        value={draft.icon}
        onChange={(event) => onChange({ ...draft, icon: event.target.value })}
      />
      <Select
        label="Colour"
        options={tints.map((tint) => ({ value: tint, label: colourLabels[tint] }))}
        value={draft.colour}
        onChange={(event) =>
          onChange({ ...draft, colour: tints.find((tint) => tint === event.target.value) ?? draft.colour })
        }
      />
    </div>
  );
}
