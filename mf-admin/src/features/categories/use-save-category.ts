import { saveCategory } from '@basket/domain';
import { failureText, toast, useOperation } from '@basket/web';
import type { CategoryDraft } from './category-draft';

/**
 * Saves a category. A toast reports the result.
 *
 * @param categoryId null for a new one
 * @returns a function that resolves to whether the draft was saved
 */
export function useSaveCategory(categoryId: string | null): (draft: CategoryDraft) => Promise<boolean> {
  const saving = useOperation(saveCategory);
  return async (draft) => {
    try {
      await saving.run({ categoryId, draft });
      toast.success(`Category ${categoryId === null ? 'added' : 'updated'} successfully!`);
      return true;
    } catch (error) {
      toast.error(failureText('Failed to save category', error));
      return false;
    }
  };
}
