import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactElement } from 'react';
import { Field, RupeeField } from './field';
import { PasswordField } from './password-field';
import { Select } from '../choices/select';
import { TextArea } from './text-area';

const STATES = [
  { value: 'KA', label: 'Karnataka' },
  { value: 'KL', label: 'Kerala' },
];

describe('labelled controls', () => {
  const look = { label: 'Place', hint: 'Where to' };
  const cases: Array<{ desc: string; control: (extra: { error?: string }) => ReactElement }> = [
    { desc: 'Field', control: (extra) => <Field {...look} {...extra} /> },
    { desc: 'TextArea', control: (extra) => <TextArea {...look} {...extra} /> },
    { desc: 'Select', control: (extra) => <Select {...look} options={STATES} {...extra} /> },
  ];

  test.each(cases)('$desc is named by its label and described by its hint', ({ control }) => {
    render(control({}));
    const place = screen.getByLabelText('Place');
    expect(place).toHaveAccessibleName('Place');
    expect(place).toHaveAccessibleDescription('Where to');
    expect(place).toBeValid();
  });

  test.each(cases)('$desc is marked and described by its error instead', ({ control }) => {
    render(control({ error: 'Please fill in your place' }));
    const place = screen.getByLabelText('Place');
    expect(place).toBeInvalid();
    expect(place).toHaveAccessibleDescription('Please fill in your place');
    expect(screen.queryByText('Where to')).not.toBeInTheDocument();
  });
});

describe('Field', () => {
  test('offers texts, and takes any other one', async () => {
    render(<Field label="City" suggestions={['Mumbai', 'Panaji']} />);
    const city = screen.getByLabelText<HTMLInputElement>('City');
    expect([...(city.list?.options ?? [])].map(({ value }) => value)).toEqual(['Mumbai', 'Panaji']);
    await userEvent.type(city, 'New Town');
    expect(city).toHaveValue('New Town');
    expect(city).toBeValid();
  });

  test('passes its ref and all other props to the input', () => {
    const ref = createRef<HTMLInputElement>();
    render(<Field ref={ref} id="pin" label="Pincode" inputMode="numeric" maxLength={6} />);
    expect(ref.current).toBe(screen.getByLabelText('Pincode'));
    expect(ref.current).toHaveAttribute('inputmode', 'numeric');
    expect(ref.current).toHaveAttribute('id', 'pin');
  });

  test('excludes its prefix and suffix from its name, and is focused by pressing them', async () => {
    render(<Field label="Amount" leading="₹" trailing="INR" />);
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(screen.getByText('₹'));
    expect(amount).toHaveFocus();
  });

  test('takes an amount in rupees', () => {
    render(<RupeeField label="Amount" hint="In hand: ₹120" />);
    const amount = screen.getByRole('textbox', { name: 'Amount', description: 'In hand: ₹120' });
    expect(amount).toHaveAttribute('inputmode', 'decimal');
    expect(screen.getByText('₹')).toBeInTheDocument();
  });

  test('keeps a description that the screen passes', () => {
    render(
      <>
        <Field label="Phone" hint="10 digits" aria-describedby="more" />
        <p id="more">Riders call it</p>
      </>,
    );
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('10 digits Riders call it');
  });
});

describe('PasswordField', () => {
  test('shows and hides the password', async () => {
    render(<PasswordField label="Password" />);
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });
});

describe('Select', () => {
  test('starts with its placeholder, which is the empty value', async () => {
    const onChange = jest.fn<void, [string]>();
    render(
      <Select
        label="State"
        placeholder="Choose a state"
        options={STATES}
        onChange={(event) => onChange(event.target.value)}
      />,
    );
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Kerala');
    expect(onChange).toHaveBeenCalledWith('KL');
  });
});

test('an action beside a label comes after its control for the Tab key', async () => {
  render(<PasswordField label="Password" labelAction={<a href="/forgot">Forgot password?</a>} />);
  await userEvent.tab();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  // Then the button that shows it.
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
});

test('an error is never broken inside of "e-mail"', () => {
  render(<Field label="Email" error="Please fill in your e-mail address" />);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please fill in your e-mail address');
  expect(screen.getByText('e-mail')).toHaveClass('whole');
});
