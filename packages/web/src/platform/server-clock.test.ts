import { narrowOffset, offsetMs, unknownOffset, type ClockSample } from './server-clock';

/** A server that is `offset` ahead, asked through a header that is cut to the second. */
const headerSample = (offset: number, sentAt: number, tripMs: number): ClockSample => {
  const headerAt = Math.floor((sentAt + tripMs / 2 + offset) / 1000) * 1000;
  return { sentAt, receivedAt: sentAt + tripMs, earliestAt: headerAt, latestAt: headerAt + 1000 };
};

/** The same, told exactly by an operation. */
const exactSample = (offset: number, sentAt: number, tripMs: number): ClockSample => {
  const serverAt = sentAt + tripMs / 2 + offset;
  return { sentAt, receivedAt: sentAt + tripMs, earliestAt: serverAt, latestAt: serverAt };
};

test('a device clock within the limits is used', () => {
  expect(offsetMs(unknownOffset)).toBe(0);
  expect(offsetMs(narrowOffset(unknownOffset, headerSample(300, 10_400, 80)))).toBe(0);
});

test.each([{ offset: 60_000 }, { offset: -45_000 }, { offset: 3_600_000 }])(
  'a header gives an offset of $offset ms to half a second',
  ({ offset }) => {
    const found = offsetMs(narrowOffset(unknownOffset, headerSample(offset, 1_000_250, 120)));
    expect(Math.abs(found - offset)).toBeLessThanOrEqual(600);
  },
);

test('an operation narrows the offset to its round-trip time', () => {
  const first = narrowOffset(unknownOffset, headerSample(20_000, 1_000_000, 200));
  const second = narrowOffset(first, exactSample(20_000, 1_005_000, 60));
  expect(Math.abs(offsetMs(second) - 20_000)).toBeLessThanOrEqual(30);
});

test('a device clock that was set meanwhile is measured again', () => {
  const before = narrowOffset(unknownOffset, exactSample(20_000, 1_000_000, 50));
  const after = narrowOffset(before, exactSample(-5000, 1_010_000, 50));
  expect(Math.abs(offsetMs(after) + 5000)).toBeLessThanOrEqual(25);
});
