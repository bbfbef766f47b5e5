import { checkWithdrawal, withdrawalRequestOf } from './withdrawal-form';

const filled = {
  amount: '500',
  accountHolderName: 'Imran Khan',
  bankAccountNumber: '50100123454417',
  ifscCode: 'HDFC0001234',
};
const balancePaise = 820_50;

test('a withdrawal of at least ₹100 and at most the balance has no errors (rule: withdrawal-minimum)', () => {
  expect(checkWithdrawal(filled, balancePaise)).toEqual({});
  expect(checkWithdrawal({ ...filled, amount: '100' }, balancePaise)).toEqual({});
  expect(checkWithdrawal({ ...filled, amount: '₹ 820.50' }, balancePaise)).toEqual({});
});

test.each([
  { field: 'amount', text: '', message: 'Please fill in the amount' },
  { field: 'amount', text: 'all', message: 'Enter rupees with at most two decimals, such as 500.50' },
  { field: 'amount', text: '-200', message: 'Enter rupees with at most two decimals, such as 500.50' },
  { field: 'amount', text: '1.005', message: 'Enter rupees with at most two decimals, such as 500.50' },
  { field: 'amount', text: '0', message: 'Minimum withdrawal amount is ₹100' },
  { field: 'amount', text: '99.99', message: 'Minimum withdrawal amount is ₹100' },
  { field: 'amount', text: '820.51', message: 'Insufficient balance' },
  { field: 'accountHolderName', text: ' ', message: 'Please fill in the account holder name' },
  { field: 'accountHolderName', text: 'x'.repeat(101), message: 'Please shorten the account holder name' },
  { field: 'bankAccountNumber', text: '', message: 'Please fill in the bank account number' },
  { field: 'bankAccountNumber', text: '12345', message: 'Bank account number must be 6 to 18 digits' },
  { field: 'ifscCode', text: '', message: 'Please fill in the IFSC code' },
  { field: 'ifscCode', text: 'HDFC1001234', message: 'IFSC code must be like HDFC0001234' },
  { field: 'ifscCode', text: 'HDFC0001234HDFC0001234', message: 'IFSC code must be like HDFC0001234' },
])('$field "$text": $message', ({ field, text, message }) => {
  expect(checkWithdrawal({ ...filled, [field]: text }, balancePaise)).toEqual({ [field]: message });
});

test('sends whole paise', () => {
  const { amount: _amount, ...bankDetails } = filled;
  expect(withdrawalRequestOf({ ...filled, amount: '1,234.5' })).toEqual({
    ...bankDetails,
    amountPaise: 1234_50,
  });
});
