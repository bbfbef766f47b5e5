import { render, screen } from '@testing-library/react';
import { CountdownRing, secondsLeft } from './countdown-ring';

describe('secondsLeft', () => {
  test.each([
    { desc: 'whole seconds', deadlineAt: 30_000, nowAt: 0, left: 30 },
    { desc: 'a begun second counts', deadlineAt: 30_000, nowAt: 29_001, left: 1 },
    { desc: 'over only when it is over', deadlineAt: 30_000, nowAt: 30_000, left: 0 },
    { desc: 'never below zero', deadlineAt: 30_000, nowAt: 99_000, left: 0 },
  ])('$desc', ({ deadlineAt, nowAt, left }) => {
    expect(secondsLeft(deadlineAt, nowAt)).toBe(left);
  });
});

describe('CountdownRing', () => {
  const drawnShare = (container: HTMLElement) =>
    container.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray') ?? null;

  test('shows the seconds left and draws their share', () => {
    const { container } = render(
      <CountdownRing label="Offer" deadlineAt={15_000} nowAt={0} totalMs={30_000} />,
    );
    expect(screen.getByRole('timer', { name: 'Offer: 15 seconds left' })).toBeVisible();
    expect(drawnShare(container)).toBe('0.5000 1');
  });

  test.each([
    { desc: 'a clock that is behind draws a full ring', nowAt: -10_000, share: '1.0000 1' },
    { desc: 'nothing is drawn at the end', nowAt: 30_000, share: null },
  ])('$desc', ({ nowAt, share }) => {
    const { container } = render(<CountdownRing deadlineAt={30_000} nowAt={nowAt} totalMs={30_000} />);
    expect(drawnShare(container)).toBe(share);
  });
});
