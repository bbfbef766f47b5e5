/** Whether a group of options is for the size of a pack. In a file of its own: the first view needs no quantities. */
export const isPackGroup = (group: string): boolean => /\b(size|pack|length|weight|volume)\b/i.test(group);
