import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop, isAcceptedType } from './file-drop';

const picture = new File(['x'], 'mango.png', { type: 'image/png' });
const text = new File(['x'], 'notes.txt', { type: 'text/plain' });

test.each([
  { type: 'image/png', accept: 'image/*', isAccepted: true },
  { type: 'image/png', accept: 'image/jpeg, image/png', isAccepted: true },
  { type: 'imagery/png', accept: 'image/*', isAccepted: false },
  { type: 'text/plain', accept: 'image/*', isAccepted: false },
  { type: '', accept: 'image/*', isAccepted: false },
])('$accept accepts $type: $isAccepted', ({ type, accept, isAccepted }) => {
  expect(isAcceptedType(type, accept)).toBe(isAccepted);
});

test('passes on chosen files, and is found by its label', async () => {
  const onFiles = jest.fn();
  render(<FileDrop label="Pictures" accept="image/*" isMultiple onFiles={onFiles} hint="Up to 2 MB" />);
  const input = screen.getByLabelText(/^Pictures/);
  expect(input).toHaveAccessibleDescription('Up to 2 MB');
  await userEvent.setup().upload(input, picture);
  expect(onFiles).toHaveBeenCalledWith([picture], []);
});

test('passes on dropped files, refused ones apart', () => {
  const onFiles = jest.fn();
  render(<FileDrop label="Pictures" accept="image/*" isMultiple onFiles={onFiles} />);
  fireEvent.drop(screen.getByText('Pictures'), { dataTransfer: { files: [picture, text] } });
  expect(onFiles).toHaveBeenCalledWith([picture], [text]);
});

test('accepts one file only, and none while disabled', () => {
  const onFiles = jest.fn();
  const { rerender } = render(<FileDrop label="Picture" accept="image/*" onFiles={onFiles} />);
  fireEvent.drop(screen.getByText('Picture'), { dataTransfer: { files: [picture, text] } });
  expect(onFiles).toHaveBeenCalledWith([picture], []);
  rerender(<FileDrop label="Picture" accept="image/*" onFiles={onFiles} disabled />);
  fireEvent.drop(screen.getByText('Picture'), { dataTransfer: { files: [picture] } });
  expect(onFiles).toHaveBeenCalledTimes(1);
});

test('removing a preview does not lose the focus', async () => {
  const onRemove = jest.fn();
  render(
    <FileDrop
      label="Pictures"
      accept="image/*"
      onFiles={() => undefined}
      previews={[{ id: 'a', name: 'mango.png', url: null, progress: 0.5 }]}
      onRemove={onRemove}
    />,
  );
  expect(screen.getByRole('progressbar', { name: 'Uploading mango.png' })).toHaveAttribute('value', '0.5');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove mango.png' }));
  expect(onRemove).toHaveBeenCalledWith('a');
  expect(screen.getByLabelText(/^Pictures/, { selector: 'input' })).toHaveFocus();
});
