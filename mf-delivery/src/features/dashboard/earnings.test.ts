import { aWalletRow } from '../../testing/builders';
import { deliveryCount, earningsPaise } from './earnings';

describe('earnings and deliveries', () => {
  test('are 0 without transactions', () => {
    expect(earningsPaise([])).toBe(0);
    expect(deliveryCount([])).toBe(0);
  });

  test('lets earnings be negative after a reversal of yesterday’s delivery, deliveries not', () => {
    const rows = [aWalletRow({ transactionType: 'debit', amountPaise: -50_00 })];
    expect(earningsPaise(rows)).toBe(-50_00);
    expect(deliveryCount(rows)).toBe(0);
  });

  test('count deliveries and their reversals, not deposits and withdrawals (rule: earnings-today)', () => {
    const rows = [
      aWalletRow(),
      aWalletRow({ amountPaise: 40_00 }),
      aWalletRow({ transactionType: 'debit', amountPaise: -50_00 }),
      aWalletRow({ orderId: null, orderNumber: null, amountPaise: 1000_00 }),
      aWalletRow({ orderId: null, orderNumber: null, transactionType: 'withdrawal', amountPaise: -500_00 }),
    ];
    expect(earningsPaise(rows)).toBe(40_00);
    expect(deliveryCount(rows)).toBe(1);
  });
});
