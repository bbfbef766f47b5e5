import { deliveryNotes, hasNote, withNote } from './delivery-notes';

const [atTheDoor, noBell] = deliveryNotes();

test('notes are put behind what was typed, and taken away again', () => {
  const one = withNote('Second floor', atTheDoor, true);
  expect(one).toBe('Second floor, Leave at the door');
  const two = withNote(one, noBell, true);
  expect(hasNote(two, atTheDoor) && hasNote(two, noBell)).toBe(true);
  expect(withNote(two, atTheDoor, false)).toBe('Second floor, Do not ring the bell');
});

test('a note is there once, and what was typed stays as it was', () => {
  expect(withNote('', atTheDoor, true)).toBe(atTheDoor);
  expect(withNote(atTheDoor, atTheDoor, true)).toBe(atTheDoor);
  expect(withNote('Gate 2\nRing twice', atTheDoor, false)).toBe('Gate 2\nRing twice');
});
