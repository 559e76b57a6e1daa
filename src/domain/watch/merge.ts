import type { WatchItem } from '#contract/watch-list.ts';

/** The key of an item in a watch-list: its kind of number, and the number. */
export function watchKey({ businessType, number }: Pick<WatchItem, 'businessType' | 'number'>): string {
  return `${businessType}${number}`;
}

/** Everything a person can change, in one order, to tell edits of one and the same moment apart. */
function content({ removed, label, note, etaHours, milestones }: WatchItem): string {
  return JSON.stringify([removed, label, note, etaHours, milestones]);
}

/**
 * The edit that holds of two edits of one item: the later one; of two in the same millisecond the one that is greater as
 * text, so that every device decides alike.
 */
function laterEdit(a: WatchItem, b: WatchItem): WatchItem {
  const between = Date.parse(a.editedAt) - Date.parse(b.editedAt);
  if (between !== 0) return between > 0 ? a : b;
  return content(a) >= content(b) ? a : b;
}

/**
 * Merges edits of a watch-list into one list, newest edit first. The same edits in any order, from any device and however
 * often give the same list. Removed items stay in it as removed, or another device would bring them back.
 */
export function mergeWatchItems(...lists: readonly (readonly WatchItem[])[]): WatchItem[] {
  const merged = new Map<string, WatchItem>();
  for (const item of lists.flat()) {
    const key = watchKey(item);
    const present = merged.get(key);
    merged.set(key, present === undefined ? item : laterEdit(present, item));
  }
  return [...merged.values()].sort(
    (a, b) => Date.parse(b.editedAt) - Date.parse(a.editedAt) || (watchKey(a) < watchKey(b) ? -1 : 1),
  );
}

/** The edits of `own` that a server which answered `theirs` does not have yet. */
export function editsToSend(own: readonly WatchItem[], theirs: readonly WatchItem[]): WatchItem[] {
  const known = new Map(theirs.map((item) => [watchKey(item), item]));
  return own.filter((item) => {
    const present = known.get(watchKey(item));
    return present === undefined || laterEdit(present, item) !== present;
  });
}

/** Edits of which a list takes some. */
interface FittingEdits {
  /** Those that it takes, in the order in which it has room for each. */
  fit: WatchItem[];
  /** Those that begin to watch a shipment when it is full. */
  left: WatchItem[];
}

/**
 * Parts edits into those that a list of `theirs` takes, of which at most `most` may be watched, and those that it has no
 * room for: what makes room goes first, and of what needs some the earliest edits.
 */
export function editsThatFit(edits: readonly WatchItem[], theirs: readonly WatchItem[], most: number): FittingEdits {
  const known = new Map(theirs.map((item) => [watchKey(item), item]));
  const room = (item: WatchItem | undefined) => (item === undefined || item.removed ? 0 : 1);
  const needed = (edit: WatchItem) => {
    const present = known.get(watchKey(edit));
    return room(present === undefined ? edit : laterEdit(present, edit)) - room(present);
  };
  const ordered = edits.map((edit) => ({ edit, needs: needed(edit) }));
  ordered.sort((a, b) => a.needs - b.needs || Date.parse(a.edit.editedAt) - Date.parse(b.edit.editedAt));
  let taken = theirs.reduce((sum, item) => sum + room(item), 0);
  const parted: FittingEdits = { fit: [], left: [] };
  for (const { edit, needs } of ordered) {
    if (needs > 0 && taken >= most) parted.left.push(edit);
    else {
      taken += needs;
      parted.fit.push(edit);
    }
  }
  return parted;
}
