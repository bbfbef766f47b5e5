import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormErrorSummary } from '../forms/form-error-summary';
import { RadioGroup } from './radio-group';
import { SearchField } from '../search/search-field';
import { Segmented } from './segmented';

describe('RadioGroup', () => {
  const options = [
    { value: 'online', label: 'UPI or card', hint: 'Pay now' },
    { value: 'cod', label: 'Cash on delivery' },
    { value: 'later', label: 'Later', isDisabled: true },
  ] as const;

  test('shows the chosen option and names each by its label alone', async () => {
    const onChange = jest.fn();
    render(<RadioGroup legend="Pay with" options={options} value="online" onChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Pay with' })).toBeInTheDocument();
    const online = screen.getByRole('radio', { name: 'UPI or card' });
    expect(online).toBeChecked();
    expect(online).toHaveAccessibleDescription('Pay now');
    await userEvent.click(screen.getByRole('radio', { name: 'Cash on delivery' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Later' }));
    expect(onChange.mock.calls).toEqual([['cod']]);
  });
});

describe('Segmented', () => {
  function Roles() {
    const [role, setRole] = useState('customer');
    const options = ['customer', 'delivery', 'admin'].map((value) => ({ value, label: value }));
    return <Segmented label="Sign in as" options={options} value={role} onChange={setRole} />;
  }

  test('the group is one tab stop in which arrow keys choose', async () => {
    const user = userEvent.setup();
    render(<Roles />);
    await user.tab();
    expect(screen.getByRole('radio', { name: 'customer' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'delivery' })).toBeChecked();
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});

describe('SearchField', () => {
  function Search({ onSubmit }: { onSubmit: (text: string) => void }) {
    const [text, setText] = useState('');
    return <SearchField label="Search products" value={text} onChange={setText} onSubmit={onSubmit} />;
  }

  test('submits the trimmed text on Enter', async () => {
    const onSubmit = jest.fn();
    render(<Search onSubmit={onSubmit} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search products' }), '  atta {Enter}');
    expect(onSubmit).toHaveBeenCalledWith('atta');
  });

  test('is cleared by its button, which then disappears; the focus stays in the field', async () => {
    render(<Search onSubmit={jest.fn()} />);
    const field = screen.getByRole('searchbox');
    await userEvent.type(field, 'atta');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('FormErrorSummary', () => {
  test('renders nothing without errors', () => {
    const { container } = render(<FormErrorSummary errors={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('announces the errors and focuses a field when its error is pressed', async () => {
    render(
      <>
        <FormErrorSummary errors={[{ fieldId: 'city', text: 'Choose a city' }]} />
        <input id="city" />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a city');
    await userEvent.click(screen.getByRole('button', { name: 'Choose a city' }));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
