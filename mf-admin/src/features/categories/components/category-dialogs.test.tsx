import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalText } from '@basket/domain';
import { CallRefusedError, toast } from '@basket/web';
import { draftOfCategory } from '@basket/domain/testing';
import { aCategory } from '../../../testing/builders';
import { categoryFieldLabels } from '../category-draft';
import { CategoryDialog } from './category-dialog';
import { DeleteCategory } from './delete-category';

const run = jest.fn<Promise<object>, [object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
}));

const dairy = aCategory();
const snacks = aCategory({ id: 'snacks', name: 'Snacks', colour: 'snacks' });
const onClose = jest.fn();

beforeEach(() => {
  run.mockReset();
  run.mockResolvedValue({});
  onClose.mockReset();
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

describe('the form of a category', () => {
  test('has a field for everything that admins edit', async () => {
    render(<CategoryDialog category={null} categories={[dairy]} onClose={onClose} />);
    await userEvent.click(screen.getByText('हिन्दी'));
    // Texts of languages that the shop no longer speaks are kept as they are stored.
    const { texts: _texts, ...labels } = categoryFieldLabels;
    for (const label of Object.values(labels))
      expect(screen.getAllByLabelText(label(), { exact: false })[0]).toBeInTheDocument();
  });

  test('asks for a name before anything is sent', async () => {
    render(<CategoryDialog category={null} categories={[dairy]} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please fill in the name');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(run).not.toHaveBeenCalled();
  });

  test('adds a category', async () => {
    render(<CategoryDialog category={null} categories={[dairy, snacks]} onClose={onClose} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Baby Care');
    await userEvent.type(screen.getByLabelText(/Description/), 'Nappies and wipes.');
    await userEvent.selectOptions(screen.getByLabelText('Icon'), 'Personal Care');
    await userEvent.selectOptions(screen.getByLabelText('Colour'), 'Pink');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Active' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }));
    expect(run).toHaveBeenCalledWith({
      kind: 'new',
      draft: {
        name: 'Baby Care',
        description: 'Nappies and wipes.',
        icon: 'personal-care',
        colour: 'care',
        isActive: false,
        texts: {},
      },
    });
    expect(toast.success).toHaveBeenCalledWith('Category added successfully!');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('edits a category, and stays open after a failure', async () => {
    run.mockRejectedValueOnce(new CallRefusedError('unknown_category', {}, refusalText('unknown_category')));
    render(<CategoryDialog category={dairy} categories={[dairy]} onClose={onClose} />);
    await userEvent.type(screen.getByLabelText('Name'), ' Shelf');
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }));
    const failed = `Failed to save category. ${refusalText('unknown_category')}`;
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith(failed));
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }));
    expect(run).toHaveBeenLastCalledWith({
      kind: 'existing',
      categoryId: 'dairy-eggs',
      before: draftOfCategory(dairy),
      draft: { ...draftOfCategory(dairy), name: 'Dairy & Eggs Shelf' },
    });
    expect(toast.success).toHaveBeenCalledWith('Category updated successfully!');
  });

  test('has the texts of other languages, and keeps no empty one (rule: product-texts)', async () => {
    const tamil = { ta: { name: 'பால்' } };
    const stored = { ...dairy, texts: { hi: { name: 'दूध', description: 'दूध और दही' }, ...tamil } };
    render(<CategoryDialog category={stored} categories={[stored]} onClose={onClose} />);
    expect(screen.queryByLabelText(/Name \(हिन्दी\)/)).toBeNull();
    await userEvent.click(screen.getByText('हिन्दी'));
    const name = screen.getByLabelText(/Name \(हिन्दी\)/);
    expect(name).toHaveValue('दूध');
    expect(name).toHaveAttribute('lang', 'hi-IN');
    expect(name).toHaveAttribute('maxlength', '60');
    await userEvent.clear(name);
    await userEvent.type(name, 'डेयरी');
    await userEvent.clear(screen.getByLabelText(/Description \(हिन्दी\)/));
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }));
    expect(run).toHaveBeenLastCalledWith({
      kind: 'existing',
      categoryId: 'dairy-eggs',
      before: draftOfCategory(stored),
      draft: { ...draftOfCategory(stored), texts: { hi: { name: 'डेयरी' }, ...tamil } },
    });
  });

  test('shows a text of another language that somebody else saves meanwhile (rule: edit-conflict)', () => {
    const { rerender } = render(<CategoryDialog category={dairy} categories={[dairy]} onClose={onClose} />);
    const theirs = { ...dairy, texts: { hi: { name: 'डेयरी' } } };
    rerender(<CategoryDialog category={dairy} categories={[theirs]} onClose={onClose} />);
    expect(screen.getByRole('status', { name: 'Changed meanwhile' })).toHaveTextContent(
      /Name \(हिन्दी\): डेयरी was nothing/,
    );
  });

  test('shows what somebody else saves meanwhile, and overwrites nothing unseen (rule: edit-conflict)', async () => {
    const dialog = (category: typeof dairy) => (
      <CategoryDialog category={dairy} categories={[category]} onClose={onClose} />
    );
    const { rerender } = render(dialog(dairy));
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'Milk');
    const theirs = { ...dairy, name: 'Dairy', description: 'Milk and paneer.' };
    rerender(dialog(theirs));
    const notice = within(screen.getByRole('status', { name: 'Changed meanwhile' }));
    expect(notice.getByText('Dairy & Eggs', { exact: false })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Milk');
    expect(screen.getByLabelText(/Description/)).toHaveValue('Milk and paneer.');
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }));
    expect(run).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/^Somebody else has changed this/);
    await userEvent.click(notice.getByRole('button', { name: 'Keep mine: Name' }));
    await userEvent.click(notice.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('status', { name: 'Changed meanwhile' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }));
    expect(run).toHaveBeenLastCalledWith({
      kind: 'existing',
      categoryId: 'dairy-eggs',
      before: draftOfCategory(theirs),
      draft: { ...draftOfCategory(theirs), name: 'Milk' },
    });
  });

  test('takes over what somebody else has saved', async () => {
    const { rerender } = render(<CategoryDialog category={dairy} categories={[dairy]} onClose={onClose} />);
    await userEvent.type(screen.getByLabelText('Name'), '!');
    rerender(
      <CategoryDialog category={dairy} categories={[{ ...dairy, name: 'Dairy' }]} onClose={onClose} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs: Name' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Dairy');
    expect(screen.queryByRole('status', { name: 'Changed meanwhile' })).toBeNull();
  });

  test('closes at once without changes, and asks before it discards changes', async () => {
    render(<CategoryDialog category={dairy} categories={[dairy]} onClose={onClose} />);
    await userEvent.type(screen.getByLabelText('Name'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await userEvent.type(screen.getByLabelText('Name'), '{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('deleting a category', () => {
  test('is confirmed first (rule: confirm-delete)', async () => {
    render(<DeleteCategory category={dairy} categories={[dairy, snacks]} onClose={onClose} />);
    expect(screen.getByRole('alertdialog', { name: 'Delete Dairy & Eggs?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(run).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each([
    { to: 'Snacks', moveProductsTo: 'snacks' },
    { to: 'Uncategorized', moveProductsTo: null },
  ])('asks where to move the products of the category: $to', async ({ to, moveProductsTo }) => {
    run.mockRejectedValueOnce(
      new CallRefusedError('category_in_use', { products: 12 }, refusalText('category_in_use')),
    );
    render(<DeleteCategory category={dairy} categories={[dairy, snacks]} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete category' }));
    expect(await screen.findByText('12 products still use this category.')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Dairy & Eggs' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Move and delete' }));
    expect(screen.getByLabelText('Move them to')).toHaveAccessibleDescription(
      'Please choose where the products go',
    );
    expect(run).toHaveBeenCalledTimes(1);
    await userEvent.selectOptions(screen.getByLabelText('Move them to'), to);
    await userEvent.click(screen.getByRole('button', { name: 'Move and delete' }));
    expect(run).toHaveBeenLastCalledWith({ categoryId: 'dairy-eggs', moveProductsTo });
    expect(toast.success).toHaveBeenCalledWith('Category deleted successfully!');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
