import { act, renderHook } from '@testing-library/react';
import { anAddress } from '@basket/domain/testing';
import { CallFailedError, CallRefusedError, MemoryRouter, toast, useLocation } from '@basket/web';
import { usePlaceOrderFor } from './use-place-order-for';

const run = jest.fn<Promise<object>, [object, string]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run: (...sent: Parameters<typeof run>) => run(...sent), isBusy: false }),
}));

test('a try after one that had gone through opens the order of the first (rule: one-order-per-wish)', async () => {
  const told = jest.spyOn(toast, 'info').mockReturnValue();
  const onRefused = jest.fn();
  const { result } = renderHook(() => ({ ...usePlaceOrderFor(onRefused), address: useLocation().pathname }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/admin/orders/new']}>{children}</MemoryRouter>,
  });
  const place = (address: string) =>
    act(() =>
      result.current.place({
        customerId: 'asha',
        lines: [{ productId: 'tomato', optionIds: [], quantity: 1 }],
        delivery: anAddress({ address }),
        expectedTotalPaise: 74_00,
      }),
    );
  run.mockRejectedValueOnce(new CallFailedError('timeout'));
  await place('22, 12th Main');
  expect(result.current.problem).toMatch(/^The order may not be placed\. /);

  const facts = { orderId: 'o1', orderNumber: 'BE2611204821', totalPaise: 74_00 };
  run.mockRejectedValueOnce(new CallRefusedError('operation_reused', facts, 'Used.'));
  expect(await place('99, Residency Road')).toBe('leaving');
  expect(new Set(run.mock.calls.map(([, id]) => id)).size).toBe(1);
  expect(result.current.address).toBe('/admin/orders/o1');
  expect(told).toHaveBeenCalledWith('The first try had gone through: this is the order as you sent it then.');
  expect(onRefused).not.toHaveBeenCalled();
});
