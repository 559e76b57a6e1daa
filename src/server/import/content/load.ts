import { announceChange } from '#server/db/content-changes.ts';
import type { Transaction } from '#server/db/transaction.ts';
import { createBuilder, type FindPicture } from './build.ts';
import { checkItem, isReady, type Ready } from './check.ts';
import type { Fault } from './fault.ts';
import { LIST_FILES, type SourceKind } from './files.ts';
import { createPictures } from './pictures.ts';
import { type FoundItem, readContent } from './source.ts';
import { type Counts, kindOf, prune, write } from './write.ts';

interface Options {
  folder: string;
  /** Marks what is written as demonstration content, removable by one command. */
  demo: boolean;
  /** Removes, of the kinds that the folder has, what it does not have any more. */
  prune?: boolean;
  /** Loads these kinds only. */
  only?: ReadonlySet<SourceKind>;
}

/** The outcome of loading a content folder: counts by kind, and faults. */
export interface Loaded {
  counts: Map<string, Counts>;
  faults: Fault[];
}

interface Checked {
  ready: Ready[];
  faults: Fault[];
}

async function check(items: readonly FoundItem[], pictures: FindPicture): Promise<Checked> {
  const builder = createBuilder(pictures);
  const checked: Checked = { ready: [], faults: [] };
  const seen = new Map<string, string>();
  for (const item of items) {
    for (const one of await checkItem(item, builder)) {
      if (!isReady(one)) checked.faults.push(one);
      else if (isFirst(one, item, seen, checked.faults)) checked.ready.push(one);
    }
  }
  return checked;
}

const idOf = (ready: Ready) => (ready.to === 'news' ? ready.row.id : ready.to === 'item' ? ready.id : ready.name);

function isFirst(ready: Ready, found: FoundItem, seen: Map<string, string>, faults: Fault[]): boolean {
  const key = `${kindOf(ready)} ${idOf(ready)}`;
  const line = found.lineOf(['id']);
  const earlier = seen.get(key);
  if (earlier === undefined) {
    seen.set(key, `${found.file}, line ${line}`);
    return true;
  }
  faults.push({
    file: found.file,
    line,
    field: [...found.prefix, 'id'].join('.'),
    reason: `the id is taken (${earlier})`,
  });
  return false;
}

interface Staying {
  demo: boolean;
  /** Kinds of which what the folder does not have goes. */
  pruned: ReadonlySet<string>;
}

/** The expert classes that will be there, and which of those the experts have that stay without being in the folder. */
async function expertsStaying(transaction: Transaction, { demo, pruned }: Staying) {
  const { rows } = await transaction.query<{ kind: string; id: string; class: string | null }>(
    `select kind, id, data ->> 'classId' as class from content_item
     where kind = any ('{expert,expert-class}') and (demo < $1 or kind <> all ($2)) order by id`,
    [demo, [...pruned]],
  );
  return {
    classes: new Set(rows.filter(({ kind }) => kind === 'expert-class').map(({ id }) => id)),
    experts: rows.filter(({ kind }) => kind === 'expert'),
  };
}

/** Experts show the name of their class: one whose class is nowhere, or is about to go, would not be shown at all. */
async function withoutStrays(transaction: Transaction, { ready, faults }: Checked, staying: Staying): Promise<Ready[]> {
  const { classes, experts } = await expertsStaying(transaction, staying);
  const brought = new Set<string>();
  for (const one of ready) {
    if (one.to === 'item' && one.kind === 'expert-class') classes.add(one.id);
    if (one.to === 'item' && one.kind === 'expert') brought.add(one.id);
  }
  // Without this kind no class goes, and whoever is a stray was one before.
  for (const { id, class: classId } of staying.pruned.has('expert-class') ? experts : []) {
    if (brought.has(id) || (classId !== null && classes.has(classId))) continue;
    const reason = `the expert ${id}, who stays, is of a class that is not here (${classId})`;
    faults.push({ file: LIST_FILES['expert-class'], line: 0, field: 'id', reason });
  }
  return ready.filter((one) => {
    if (one.to !== 'item' || one.kind !== 'expert' || classes.has(String(one.data.classId))) return true;
    const reason = `there is no expert class with this id (${String(one.data.classId)})`;
    faults.push({ file: `experts/${one.id}.md`, line: 0, field: 'classId', reason });
    return false;
  });
}

/**
 * Loads a content folder within the caller's transaction: what is good goes in, what is not comes back as faults. Doing it
 * again changes nothing.
 */
export async function loadContent(transaction: Transaction, options: Options): Promise<Loaded> {
  const found = await readContent(options.folder);
  const kinds = [...found.kinds].filter((kind) => options.only?.has(kind) ?? true);
  const wanted = new Set(kinds);
  const checked = await check(
    found.items.filter(({ kind }) => wanted.has(kind)),
    createPictures(transaction, options.folder),
  );
  checked.faults.push(...found.faults);
  const pruned = options.prune ? wanted : new Set<string>();
  const ready = await withoutStrays(transaction, checked, { demo: options.demo, pruned });
  const counts = new Map<string, Counts>(
    kinds.map((kind) => [kind, { added: 0, changed: 0, unchanged: 0, removed: 0 }]),
  );
  for (const one of ready) {
    const outcome = await write(transaction, one, options.demo);
    const count = counts.get(kindOf(one));
    if (count !== undefined) count[outcome] += 1;
  }
  if (options.prune) await pruneAll(transaction, counts, ready, checked.faults, options.demo);
  await announce(transaction, counts);
  return { counts, faults: checked.faults };
}

async function pruneAll(
  transaction: Transaction,
  counts: ReadonlyMap<string, Counts>,
  ready: readonly Ready[],
  faults: readonly Fault[],
  demo: boolean,
): Promise<void> {
  // An item that could not be read is not an item that was removed.
  if (faults.length > 0) return;
  for (const [kind, count] of counts) {
    if (kind === 'site') continue;
    count.removed = await prune(transaction, kind, ready.filter((one) => kindOf(one) === kind).map(idOf), demo);
  }
}

async function announce(transaction: Transaction, counts: ReadonlyMap<string, Counts>): Promise<void> {
  const tags = new Set<string>();
  for (const [kind, { added, changed, removed }] of counts) {
    if (added + changed + removed > 0) tags.add(kind === 'news' || kind === 'site' ? kind : 'content');
  }
  for (const tag of tags) await announceChange(transaction, tag);
}
