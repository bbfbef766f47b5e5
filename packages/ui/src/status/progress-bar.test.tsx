import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

describe('ProgressBar', () => {
  test.each([
    { value: 64, shown: '64' },
    { value: -5, shown: '0' },
    { value: 140, shown: '100' },
  ])('$value is shown as $shown', ({ value, shown }) => {
    render(<ProgressBar label="Uploading" value={value} />);
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('value', shown);
  });

  test.each([
    { value: 20, full: 1 },
    { value: 80, full: 4 },
    { value: 99, full: 4 },
    { value: 100, full: 5 },
  ])('$value of five pieces fills $full', ({ value, full }) => {
    render(<ProgressBar label="Step" value={value} segments={5} />);
    const bar = screen.getByRole('progressbar', { name: 'Step' });
    expect(bar.querySelectorAll('.full')).toHaveLength(full);
    expect(bar).toHaveAttribute('aria-valuenow', String(value));
  });
});
