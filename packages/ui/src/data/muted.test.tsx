import { render, screen } from '@testing-library/react';
import { Muted, Small } from './muted';

describe('Muted', () => {
  test('is a small grey paragraph', () => {
    render(<Muted role="status">3 products</Muted>);
    expect(screen.getByRole('status').tagName).toBe('P');
    expect(screen.getByRole('status')).toHaveAttribute('class', 'muted s');
  });

  test('has its look on another element', () => {
    render(
      <Muted as="time" dateTime="2026-11-27" size="xs" isFaint isNumeric>
        27 Nov
      </Muted>,
    );
    expect(screen.getByText('27 Nov')).toHaveAttribute('datetime', '2026-11-27');
    expect(screen.getByText('27 Nov')).toHaveAttribute('class', 'faint xs numeric');
  });
});

describe('Small', () => {
  test('is a faint line of its own', () => {
    render(
      <p>
        Ananya <Small>98450 21764</Small>
      </p>,
    );
    expect(screen.getByText('98450 21764').tagName).toBe('SMALL');
    expect(screen.getByText('98450 21764')).toHaveAttribute('class', 'ownLine faint xs');
  });
});
