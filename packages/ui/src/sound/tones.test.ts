import { act, renderHook } from '@testing-library/react';
import { allowTones, useCanPlayTones } from './tones';

class FakeAudio extends EventTarget {
  state: AudioContextState = 'suspended';
  become(state: AudioContextState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  resume(): Promise<void> {
    this.become('running');
    return Promise.resolve();
  }
}

test('the page can sound once it was allowed, until the device takes the sound away', async () => {
  const made: FakeAudio[] = [];
  Object.defineProperty(globalThis, 'AudioContext', {
    configurable: true,
    value: class extends FakeAudio {
      constructor() {
        super();
        made.push(this);
      }
    },
  });
  const { result } = renderHook(() => useCanPlayTones());
  expect(result.current).toBe(false);
  await act(async () => {
    expect(await allowTones()).toBe(true);
  });
  expect(result.current).toBe(true);
  act(() => made[0]?.become('suspended'));
  expect(result.current).toBe(false);
  expect(made).toHaveLength(1);
});
