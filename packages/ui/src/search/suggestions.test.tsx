import { useRef, useState } from 'react';
import axe from 'axe-core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCart } from '../buying';
import { SearchField } from './search-field';
import { Suggestions } from './suggestions';

const fruits = ['Mango', 'Mangosteen', 'Melon', 'Pear'];

function Fruits({
  onChoose,
  onSubmit,
}: {
  onChoose: (id: string) => void;
  onSubmit: (text: string) => void;
}) {
  const [text, setText] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const fitting = fruits.filter((name) => text !== '' && name.toLowerCase().startsWith(text));
  return (
    <SearchField ref={inputRef} label="Search fruits" value={text} onChange={setText} onSubmit={onSubmit}>
      <Suggestions
        inputRef={inputRef}
        label="Fruits"
        items={fitting.map((name) => ({ id: name, label: name }))}
        isAsked={text.trim() !== ''}
        onChoose={onChoose}
      />
    </SearchField>
  );
}

function show() {
  const onChoose = jest.fn();
  const onSubmit = jest.fn();
  render(<Fruits onChoose={onChoose} onSubmit={onSubmit} />);
  return { onChoose, onSubmit, user: userEvent.setup(), field: screen.getByRole('combobox') };
}

const active = (field: HTMLElement): string | null =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

test('the search is a named combobox, closed until there are suggestions', async () => {
  const { user, field } = show();
  expect(field).toHaveAccessibleName('Search fruits');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field, 'm');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  await user.type(field, 'elon');
  expect(screen.getByRole('status')).toHaveTextContent('1 suggestion');
  await user.type(field, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('No suggestions');
  expect(field).not.toHaveAttribute('aria-controls');
});

test('arrows cycle through list and field, Enter chooses', async () => {
  const { user, field, onChoose, onSubmit } = show();
  await user.type(field, 'm');
  await user.keyboard('{ArrowDown}');
  expect(active(field)).toBe('Mango');
  await user.keyboard('{ArrowUp}');
  expect(active(field)).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(active(field)).toBe('Melon');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active(field)).toBe('Mangosteen');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Mangosteen');
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('Mangosteen');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter without a choice submits the text', async () => {
  const { user, field, onChoose, onSubmit } = show();
  await user.type(field, 'man{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('man');
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Escape closes the list and keeps the text; an arrow key opens it again', async () => {
  const { user, field } = show();
  await user.type(field, 'm{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('m');
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeVisible();
  expect(active(field)).toBeNull();
});

test('typing clears the choice', async () => {
  const { user, field, onSubmit } = show();
  await user.type(field, 'm{ArrowDown}a');
  expect(active(field)).toBeNull();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('ma');
});

test('a press chooses; leaving the field closes the list', async () => {
  const { user, field, onChoose } = show();
  await user.type(field, 'm');
  await user.click(screen.getByRole('option', { name: 'Melon' }));
  expect(onChoose).toHaveBeenCalledWith('Melon');
  expect(field).toHaveFocus();
  await user.type(field, 'a');
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.tab();
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

describe('a grid: suggestions with buttons, in groups', () => {
  function Shop({ onChoose }: { onChoose: (id: string) => void }) {
    const [text, setText] = useState('');
    const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
    const inputRef = useRef<HTMLInputElement>(null);
    const count = (name: string, quantity: number) => setCounts({ ...counts, [name]: quantity });
    return (
      <SearchField ref={inputRef} label="Search fruits" value={text} onChange={setText}>
        <Suggestions
          inputRef={inputRef}
          label="Suggestions"
          buttonsName="ADD"
          opensOnFocus
          isAsked
          items={fruits.map((name) => ({
            id: name,
            label: name,
            group: name.startsWith('M') ? 'With M' : 'Others',
            buttons: name !== 'Melon' && (
              <AddToCart
                name={name}
                quantity={counts[name] ?? 0}
                onAdd={() => count(name, 1)}
                onChangeQuantity={(quantity) => count(name, quantity)}
              />
            ),
          }))}
          onChoose={onChoose}
        />
      </SearchField>
    );
  }
  async function showShop() {
    const onChoose = jest.fn();
    const { container } = render(<Shop onChoose={onChoose} />);
    const user = userEvent.setup();
    const field = screen.getByRole('combobox');
    await user.click(field);
    return { container, onChoose, user, field };
  }
  const reached = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

  test('is named with its groups, says how to reach the buttons, and axe finds nothing', async () => {
    const { container, field } = await showShop();
    expect(field).toHaveAttribute('aria-haspopup', 'grid');
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('grid', { name: 'Suggestions' }).id);
    expect(screen.getAllByRole('rowgroup').map(({ ariaLabel }) => ariaLabel)).toEqual(['With M', 'Others']);
    expect(screen.getByText('4 suggestions, the right arrow key reaches ADD')).toBeInTheDocument();
    const { violations } = await axe.run(container, {
      rules: {
        'color-contrast': { enabled: false },
        'label-content-name-mismatch': { enabled: false },
        region: { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
  });

  test('the keyboard reaches ADD, which becomes plus in the same place, and back to the words', async () => {
    const { user, field, onChoose } = await showShop();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(reached(field)).toHaveAccessibleName('Add Mango');
    await user.keyboard('{Enter}');
    expect(reached(field)).toHaveAccessibleName('Increase quantity of Mango');
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(screen.getByRole('group', { name: 'Quantity of Mango' })).toHaveTextContent('3');
    await user.keyboard('{ArrowLeft}{Enter}{Enter}');
    expect(reached(field)).toHaveAccessibleName('Remove Mango');
    await user.keyboard('{Enter}');
    expect(reached(field)).toHaveAccessibleName('Add Mango');
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(reached(field)).toHaveTextContent('Mango');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith('Mango');
  });

  test('up and down leave the buttons; a row without any has nothing at its right', async () => {
    const { user, field } = await showShop();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    expect(reached(field)).toHaveRole('gridcell');
    expect(screen.getByRole('row', { selected: true })).toHaveTextContent('Mangosteen');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(reached(field)).toHaveTextContent('Melon');
  });

  test('a press of the buttons leaves list and focus as they are; one of the words chooses', async () => {
    const { user, field, onChoose } = await showShop();
    await user.click(screen.getByRole('button', { name: 'Add Mango' }));
    await user.click(screen.getByRole('button', { name: 'Remove Mango' }));
    expect(screen.getByRole('button', { name: 'Add Mango' })).toBeVisible();
    expect(field).toHaveFocus();
    expect(onChoose).not.toHaveBeenCalled();
    await user.click(screen.getByText('Mango'));
    expect(onChoose).toHaveBeenCalledWith('Mango');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  test('Tab leads past the list, not through its buttons', async () => {
    const { user, field } = await showShop();
    await user.tab();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(field).not.toHaveFocus();
  });
});
