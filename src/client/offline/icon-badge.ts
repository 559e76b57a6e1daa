/** How much asks for attention, by kind: messages that are not sent, notices that are not read. */
const counts = { unsent: 0, unread: 0 };

/** Tells how many there are of a kind; the icon of the installed app shows them all together, and nothing for none. */
export function countOnIcon(kind: keyof typeof counts, count: number): void {
  counts[kind] = count;
  if (!('setAppBadge' in navigator)) return;
  // Refused where the site is not installed.
  navigator.setAppBadge(counts.unsent + counts.unread).catch(() => undefined);
}
