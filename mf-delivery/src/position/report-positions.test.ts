import { newDeliveryPartner, type Coordinates } from '@basket/domain';
import { anAssignment } from '../testing/builders';
import { dueAt, reportPositions, type Pace, type PositionReport } from './report-positions';
import { reportingFor } from './use-position-reports';

const store: Coordinates = { latitude: 12.9719, longitude: 77.6412 };
/** A place this many metres north of the store (a degree of latitude is 111.195 km). */
const north = (metres: number): Coordinates => ({
  ...store,
  latitude: Math.round((store.latitude + metres / 111_195) * 100_000) / 100_000,
});

describe('dueAt', () => {
  const last: PositionReport = { at: 1_000_000, place: store };
  const rows: { desc: string; last: PositionReport | null; metres: number; pace?: Pace; expected: number }[] =
    [
      { desc: 'the first position is due at once', last: null, metres: 0, expected: 0 },
      { desc: 'a standing partner after a minute', last, metres: 0, expected: last.at + 60_000 },
      { desc: 'a small movement after a minute', last, metres: 28, expected: last.at + 60_000 },
      { desc: 'a movement after 15 s', last, metres: 32, expected: last.at + 15_000 },
      {
        desc: 'a change of orders after 15 s',
        last: { ...last, place: null },
        metres: 0,
        expected: last.at + 15_000,
      },
      {
        desc: 'without an order, a standing partner after five minutes',
        last,
        metres: 90,
        pace: 'idle',
        expected: last.at + 300_000,
      },
      {
        desc: 'without an order, a movement of 100 m after a minute',
        last,
        metres: 110,
        pace: 'idle',
        expected: last.at + 60_000,
      },
    ];
  test.each(rows)('$desc', ({ last: before, metres, pace = 'inHand', expected }) => {
    expect(dueAt(before, north(metres), pace)).toBe(expected);
  });
});

describe('reportPositions', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function start(before: PositionReport | null = null) {
    let found: PositionCallback = () => undefined;
    let failed: PositionErrorCallback | null | undefined;
    const geolocation = {
      watchPosition: jest.fn((onFound: PositionCallback, onFailed?: PositionErrorCallback | null) => {
        found = onFound;
        failed = onFailed;
        return 7;
      }),
      clearWatch: jest.fn(),
    };
    const tell = jest.fn((_place: Coordinates): Promise<unknown> => Promise.resolve({}));
    const stop = reportPositions({
      geolocation,
      pace: 'inHand',
      tell,
      last: before,
      onReport: () => undefined,
    });
    return {
      tell,
      stop,
      geolocation,
      stand: (at: Coordinates, accuracy = 10) =>
        found({ coords: { ...at, accuracy } } as GeolocationPosition),
      fail: (code: number) => failed?.({ code } as GeolocationPositionError),
      pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
    };
  }

  test('reports the first position at once, then the latest one when it is due', async () => {
    const { tell, stand, pass } = start();
    stand(store);
    await pass(5_000);
    stand(north(100));
    await pass(5_000);
    stand(north(200));
    expect(tell.mock.calls).toEqual([[store]]);
    await pass(4_999);
    expect(tell).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(tell.mock.calls).toEqual([[store], [north(200)]]);
    await pass(600_000);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  test('reports a standing partner once a minute', async () => {
    const { tell, stand, pass } = start();
    for (let second = 0; second < 175; second += 1) {
      stand(north(second % 10));
      await pass(1_000);
    }
    expect(tell).toHaveBeenCalledTimes(3);
  });

  test('leaves out what is known only roughly (rule: rough-position)', async () => {
    const { tell, stand, pass } = start();
    stand(north(6000), 6000);
    await pass(60_000);
    expect(tell).not.toHaveBeenCalled();
    stand(store, 500);
    await pass(0);
    expect(tell.mock.calls).toEqual([[store]]);
  });

  test('sends one report at a time', async () => {
    const { tell, stand, pass } = start();
    let answer: (value: unknown) => void = () => undefined;
    tell.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    stand(store);
    stand(north(500));
    await pass(40_000);
    expect(tell).toHaveBeenCalledTimes(1);
    answer({});
    await pass(0);
    expect(tell.mock.calls.at(-1)).toEqual([north(500)]);
  });

  test('continues after a failed report without repeating it', async () => {
    const { tell, stand, pass } = start();
    tell.mockRejectedValueOnce(new Error('no connection'));
    stand(store);
    await pass(120_000);
    expect(tell).toHaveBeenCalledTimes(1);
    stand(north(50));
    await pass(0);
    expect(tell.mock.calls).toEqual([[store], [north(50)]]);
  });

  test('stops when permission is denied, but waits for a device without a fix', async () => {
    const refused = start();
    refused.fail(1);
    expect(refused.geolocation.clearWatch).toHaveBeenCalledWith(7);
    const searching = start();
    searching.fail(2);
    searching.fail(3);
    expect(searching.geolocation.clearWatch).not.toHaveBeenCalled();
    searching.stand(store);
    expect(searching.tell).toHaveBeenCalledTimes(1);
  });

  test('reports nothing after it was stopped, not even a pending position', async () => {
    const { tell, stand, stop, geolocation, pass } = start({ at: Date.now(), place: null });
    stand(store);
    stop();
    stand(north(1000));
    await pass(600_000);
    expect(tell).not.toHaveBeenCalled();
    expect(geolocation.clearWatch).toHaveBeenCalledWith(7);
  });
});

describe('reportingFor', () => {
  const data = {
    ...newDeliveryPartner({ name: 'Imran Khan', phone: '9845012345', email: 'imran@basket.example' }, 0),
    id: 'imran',
    isOnline: true,
  };
  const inHand = {
    status: 'ready' as const,
    isFromCache: false,
    data: [anAssignment({ id: 'b_1', state: 'accepted' }), anAssignment({ id: 'a_1', state: 'accepted' })],
  };
  test('lists the orders in hand, independent of their sorting', () => {
    const reversed = { ...inHand, data: [...inHand.data].reverse() };
    expect(reportingFor({ status: 'ready', data, isFromCache: false }, inHand)).toBe('a_1 b_1');
    expect(reportingFor({ status: 'ready', data, isFromCache: false }, reversed)).toBe('a_1 b_1');
  });
  test('is the store alone without orders, and nobody while offline or while either is loading (rule: position-in-hand)', () => {
    const offline = { ...data, isOnline: false };
    expect(reportingFor({ status: 'ready', data: offline, isFromCache: false }, inHand)).toBe('');
    expect(
      reportingFor(
        { status: 'ready', data, isFromCache: false },
        { status: 'ready', data: [], isFromCache: false },
      ),
    ).toBe('idle');
    expect(reportingFor({ status: 'ready', data, isFromCache: false }, { status: 'loading' })).toBe('');
    expect(reportingFor({ status: 'loading' }, inHand)).toBe('');
  });
  test('is nobody without an order while live data does not come through (rules: not-seen, position-in-hand)', () => {
    const partner = { status: 'ready' as const, data, isFromCache: true };
    expect(reportingFor(partner, { ...inHand, data: [], isFromCache: true })).toBe('');
    expect(reportingFor(partner, { ...inHand, isFromCache: true })).toBe('a_1 b_1');
  });
});
