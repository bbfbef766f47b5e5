import { useRef, useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
