import { saveCategory, type CategoryDraft } from '@basket/domain';
import { failureText, toast, useOperation } from '@basket/web';

/**
 * Saves a category. A toast reports the result.
 *
 * @param categoryId null for a new one
 * @returns a function that resolves to whether the draft was saved in place of `before`
 */
export function useSaveCategory(
  categoryId: string | null,
): (draft: CategoryDraft, before: CategoryDraft) => Promise<boolean> {
  const saving = useOperation(saveCategory);
  return async (draft, before) => {
    try {
      await saving.run(
        categoryId === null ? { kind: 'new', draft } : { kind: 'existing', categoryId, before, draft },
      );
      toast.success(`Category ${categoryId === null ? 'added' : 'updated'} successfully!`);
      return true;
    } catch (error) {
      toast.error(failureText('Failed to save category', error));
      return false;
    }
  };
}
