import { render, screen } from '@testing-library/react';
import { Bill } from './bill';

describe('Bill', () => {
  test('shows every row, and the savings once', () => {
    render(
      <Bill
        rows={[
          { label: 'Item total', amount: 41200, insteadOfPaise: 46900 },
          { label: 'Other fees', amount: 'None' },
        ]}
        totalPaise={46200}
        savingsPaise={5700}
      />,
    );
    const amounts = screen.getAllByRole('definition').map((cell) => cell.textContent);
    expect(amounts).toEqual(['instead of ₹469₹412', 'None', '₹462']);
    expect(screen.getByText('You save ₹57 on this order')).toBeVisible();
  });

  test('strikes only higher amounts, and omits savings of zero', () => {
    render(<Bill rows={[{ label: 'Item total', amount: 100, insteadOfPaise: 100 }]} totalPaise={100} />);
    expect(screen.queryByText(/instead of/)).toBeNull();
    expect(screen.queryByText(/You save/)).toBeNull();
  });
});
