import { aWalletRow } from '../../testing/builders';
import { deliveryCount, earningsPaise } from './earnings';

describe('earnings', () => {
  it('are nothing without rows', () => {
    expect(earningsPaise([])).toBe(0);
    expect(deliveryCount([])).toBe(0);
  });

  it('may be negative where yesterday’s delivery was undone today; deliveries are not', () => {
    const rows = [aWalletRow({ transactionType: 'debit', amountPaise: -50_00 })];
    expect(earningsPaise(rows)).toBe(-50_00);
    expect(deliveryCount(rows)).toBe(0);
  });

  it('count deliveries and their reversals, not deposits and withdrawals', () => {
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
