import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field';
import { FormErrorSummary } from './form-error-summary';
import { useForm, type FormOptions } from './use-form';

const empty = { name: '', phone: '', role: 'customer' };
type Person = typeof empty;

const check = ({ name, phone }: Person) => ({
  ...(phone.length !== 10 && { phone: 'Phone must be 10 digits' }),
  ...(name.trim() === '' && { name: 'Please fill in the name' }),
});

function PersonForm(props: Partial<FormOptions<Person>>) {
  const form = useForm({ initial: empty, check, send: () => undefined, idPrefix: 'person-', ...props });
  return (
    <form {...form.props}>
      <FormErrorSummary errors={form.errorLines} />
      <Field {...form.control('name')} label="Name" />
      <Field {...form.control('phone', (text) => text.replace(/\D/g, ''))} label="Phone" />
      <button type="submit">{form.isBusy ? 'Saving...' : 'Save'}</button>
      <button type="button" onClick={form.reset}>
        {form.isDirty ? 'Undo' : 'Nothing to undo'}
      </button>
      <output>{form.isValid ? 'valid' : 'wrong'}</output>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('an invalid form is not sent: every message is shown and the first invalid field is focused', async () => {
  const send = jest.fn();
  const onInvalid = jest.fn();
  render(<PersonForm send={send} onInvalid={onInvalid} />);
  expect(lines()).toEqual([]);
  await press('Save');
  expect(send).not.toHaveBeenCalled();
  expect(onInvalid.mock.calls).toEqual([['Please fill in the name']]);
  expect(lines()).toEqual(['Please fill in the name', 'Phone must be 10 digits']);
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toHaveAttribute('id', 'person-name');
  expect(screen.getByText('wrong')).toBeVisible();
});

test('the message of a field disappears when the field is changed, and returns with the next try', async () => {
  render(<PersonForm />);
  await press('Save');
  await userEvent.type(field('Phone'), '98a');
  expect(field('Phone')).toHaveValue('98');
  expect(lines()).toEqual(['Please fill in the name']);
  await press('Save');
  expect(lines()).toEqual(['Please fill in the name', 'Phone must be 10 digits']);
});

test('the values are sent once, however often the button is pressed', async () => {
  let finish = (): void => undefined;
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<PersonForm initial={{ name: 'Ananya', phone: '9845021764', role: 'customer' }} send={send} />);
  const save = screen.getByRole('button', { name: 'Save' });
  act(() => {
    save.click();
    save.click();
  });
  await press('Saving...');
  expect(send.mock.calls).toEqual([[{ name: 'Ananya', phone: '9845021764', role: 'customer' }]]);
  await act(async () => finish());
  await press('Save');
  expect(send).toHaveBeenCalledTimes(2);
});

test('a form that another screen replaces stays busy', async () => {
  const send = jest.fn(() => Promise.resolve('leaving' as const));
  render(<PersonForm initial={{ ...empty, name: 'Ananya', phone: '9845021764' }} send={send} />);
  await press('Save');
  await press('Saving...');
  expect(send).toHaveBeenCalledTimes(1);
});

test('late values appear in every field but the changed one and the one that has the focus', async () => {
  const { rerender } = render(<PersonForm />);
  await userEvent.type(field('Name'), 'Asha');
  act(() => field('Phone').focus());
  const late = { name: 'Ananya', phone: '9845021764', role: 'admin' };
  rerender(<PersonForm initial={late} />);
  expect(field('Name')).toHaveValue('Asha');
  expect(field('Phone')).toHaveValue('');
  fireEvent.blur(field('Phone'));
  await waitFor(() => expect(field('Phone')).toHaveValue('9845021764'));
});

test('spaces around a text are no change; reset goes back to the initial values', async () => {
  const onChange = jest.fn();
  render(<PersonForm initial={{ ...empty, name: 'Asha' }} onChange={onChange} />);
  await userEvent.type(field('Name'), ' ');
  expect(onChange.mock.calls).toEqual([[{ ...empty, name: 'Asha ' }]]);
  expect(screen.getByText('Nothing to undo')).toBeVisible();
  await userEvent.type(field('Name'), 'Rao');
  await press('Undo');
  expect(field('Name')).toHaveValue('Asha');
  expect(screen.getByText('Nothing to undo')).toBeVisible();
});

test('changes that are resumed are shown as changed, and the form tells what has changed', async () => {
  const changed: Partial<Person>[] = [];
  function Resumed() {
    const form = useForm({ initial: empty, resumed: { name: 'Ash' }, check, send: () => undefined });
    changed.push(form.changed);
    return <Field {...form.control('name')} label="Name" />;
  }
  render(<Resumed />);
  expect(field('Name')).toHaveValue('Ash');
  await userEvent.type(field('Name'), 'a');
  expect(changed[0]).toEqual({ name: 'Ash' });
  expect(changed.at(-1)).toEqual({ name: 'Asha' });
});
