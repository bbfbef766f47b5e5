import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { tellLanguageChanged, useLanguage } from './use-language';

const drawn = jest.fn();
const Kept = memo(function Kept() {
  const language = useLanguage();
  drawn();
  return <p>{language}</p>;
});

test('a component that keeps what it has drawn is drawn again in another language, and only then', () => {
  document.documentElement.lang = 'en-IN';
  render(<Kept />);
  act(tellLanguageChanged);
  expect(drawn).toHaveBeenCalledTimes(1);
  document.documentElement.lang = 'hi-IN';
  act(tellLanguageChanged);
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(screen.getByText('hi-IN')).toBeVisible();
});
