import type { SessionStart } from '#contract/auth.ts';
import type { UserInfo } from '#contract/users.ts';

/** AUTH-04: the fixed key of the token, as text. */
export const TOKEN_KEY = 'token';
/** AUTH-04: the fixed key of the user info with role and avatar, as the JSON of a {@link UserInfo}. */
export const USER_KEY = 'userInfo';
/** Accounts whose data is still to be removed from this device, as a JSON list of their ids. */
export const PURGE_KEY = 'purge-pending';
/**
 * Accounts whose session ended against their will, as a JSON list of their ids: what is kept for them stays, locked. The key
 * is that of devices on which only their unsent work did.
 */
export const LOCKED_KEY = 'unsent-of';
/** Stands where this device is to keep nothing for a session that has ended, however it did. */
const NOTHING_KEPT_KEY = 'keep-nothing';

/** Who is logged in on this device. `permission` is the code of the role, `avatar` an address of this site or empty. */
export interface Session extends Omit<UserInfo, 'id'> {
  userId: string;
}

/**
 * Why a session ended: the visitor's word, the server's, or another tab's. `expired` locks what is kept for it,
 * `withdrawn` was ended by a word that was given elsewhere and does not. `earlier`: by the visitor's word in a browser that was killed before all of it was on the disk. `role`: it goes on with
 * another role, and what was given to the one before is as foreign as somebody else's.
 */
export type SessionEnd = 'logout' | 'expired' | 'withdrawn' | 'elsewhere' | 'earlier' | 'role';

type EndListener = (ended: Session, how: SessionEnd, token: string) => void;

interface Held {
  token: string;
  session: Session;
  /** The user info as it is stored, to see whether another tab has changed it. */
  text: string;
}

const TEXTS = ['id', 'username', 'firstName', 'avatar', 'avatarName'] as const satisfies readonly (keyof UserInfo)[];

/** Stored user info, which may be anything, by the contract's rule; null when it is not one. Without the schema itself,
 * whose library no page should wait for to know who is logged in. */
export function parseUserInfo(text: string | null): Session | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const raw = stored as Partial<Record<keyof UserInfo, unknown>>;
  if (!TEXTS.every((name) => typeof raw[name] === 'string') || typeof raw.permission !== 'number') return null;
  const { id: userId, username, firstName, permission, avatar, avatarName } = raw as UserInfo;
  return { userId, username, firstName, permission, avatar, avatarName };
}

/** So many of its last letters tell one token from another, and are worth nothing without the others. */
const LETTERS = 8;

/** The end of a token, by which it is noted that its session has ended. */
export const endOf = (token: string): string => token.slice(-LETTERS);

/** The key of an account in its role: only data of one key is shown and kept together; null without a session. */
export const grantOf = (session: Session | null): string | null => session && `${session.userId} ${session.permission}`;

function idsAt(storage: Pick<Storage, 'getItem'>, key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Ids of the accounts whose data is still to be removed, as they are stored. */
export const pendingPurges = (storage: Pick<Storage, 'getItem'>) => idsAt(storage, PURGE_KEY);

/** Ids of the accounts whose data stays, locked, since a session ended that nobody wanted to end. */
export const lockedOwners = (storage: Pick<Storage, 'getItem'>) => idsAt(storage, LOCKED_KEY);

/** Whether this device keeps nothing for a session that has ended, by the choice of whoever uses it. `storage` may throw. */
export function keepsNothing(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(NOTHING_KEPT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Makes that choice for this device; throws where storage refuses. */
export function keepNothing(storage: Pick<Storage, 'setItem' | 'removeItem'>, nothing: boolean): void {
  if (nothing) storage.setItem(NOTHING_KEPT_KEY, '1');
  else storage.removeItem(NOTHING_KEPT_KEY);
}

/** Puts these ids in the place of those that stand under a key. */
export function noteIds(storage: Storage, key: string, ids: readonly string[]): void {
  if (ids.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(ids));
}

/** Notes an account under a key, or that it is not among those. */
function note(storage: Storage, key: string, userId: string, stands: boolean): void {
  const others = idsAt(storage, key).filter((id) => id !== userId);
  noteIds(storage, key, stands ? [...others, userId] : others);
}

/**
 * The session of this device, in storage so that all tabs have the same one and in memory where storage is blocked. What
 * ends it also notes whose data has to go, before anything else happens: a browser that is killed then goes on with that
 * when it starts again. `storage` may throw.
 */
export class SessionStore {
  readonly #storage: () => Storage;
  #held: Held | null | undefined;
  /** Storage refused, so what it holds is not what counts. */
  #memoryOnly = false;
  readonly #changes = new Set<() => void>();
  readonly #ends = new Set<EndListener>();

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  get session(): Session | null {
    return this.#now()?.session ?? null;
  }

  get token(): string | null {
    return this.#now()?.token ?? null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#changes.add(listener);
    return () => this.#changes.delete(listener);
  };

  onEnd(listener: EndListener): () => void {
    this.#ends.add(listener);
    return () => this.#ends.delete(listener);
  }

  /** AUTH-04: remembers a login. */
  begin({ token, info }: Pick<SessionStart, 'token' | 'info'>): void {
    const before = this.#now();
    this.#write(token, JSON.stringify(info));
    this.#change(before, 'elsewhere');
  }

  /** Takes over what the server says of the one who is logged in: another name, picture or role. */
  update(info: UserInfo): void {
    const held = this.#now();
    if (held?.session.userId === info.id) this.begin({ token: held.token, info });
  }

  /**
   * Notes that what is kept for an account goes with its session, however that ends then: before the server is told that
   * somebody logs out, since another tab may hear from it first that the session is over.
   */
  condemn(userId: string): void {
    try {
      const storage = this.#storage();
      note(storage, PURGE_KEY, userId, true);
      note(storage, LOCKED_KEY, userId, false);
    } catch {
      this.#memoryOnly = true;
    }
  }

  /** AUTH-04: forgets token, role, user info and avatar. */
  end(how: SessionEnd): void {
    const before = this.#now();
    this.refresh();
    // Another tab was faster, and what the storage holds by now may be the session of somebody else.
    if (!before || this.#held !== before) return;
    this.#held = null;
    try {
      // Before the token goes: other tabs clean up as soon as they see that.
      const storage = this.#storage();
      const { userId } = before.session;
      const stays = how === 'expired' && !keepsNothing(this.#storage) && !pendingPurges(storage).includes(userId);
      note(storage, LOCKED_KEY, userId, stays);
      this.#forget(stays ? undefined : userId);
    } catch {
      this.#memoryOnly = true;
    }
    this.#change(before, how);
  }

  /**
   * Looks at the storage again: after another tab's change, and at each navigation, since a missing token clears role
   * and user info (ROUTE-15).
   */
  refresh(): void {
    const before = this.#held;
    if (this.#memoryOnly) return;
    this.#held = this.#read();
    if (before !== undefined) this.#change(before, 'elsewhere');
  }

  #now(): Held | null {
    if (this.#held === undefined) this.#held = this.#read();
    return this.#held;
  }

  #read(): Held | null {
    try {
      const storage = this.#storage();
      const token = storage.getItem(TOKEN_KEY);
      const text = storage.getItem(USER_KEY);
      const held = this.#held;
      if (held && held.token === token && held.text === text) return held;
      const session = parseUserInfo(text);
      if (token && text !== null && session) return { token, session, text };
      if (token !== null || text !== null) this.#forget(session?.userId);
    } catch {
      this.#memoryOnly = true;
    }
    return null;
  }

  #write(token: string, text: string): void {
    const session = parseUserInfo(text);
    if (!session) return;
    const before = this.#held?.session;
    this.#held = { token, session, text };
    try {
      const storage = this.#storage();
      // Data given to the account's former role goes, also when the browser is killed here. Visitors who log in again
      // at once, before their data has gone, have it still: it must not go while it is used.
      if (before?.userId !== session.userId) {
        for (const key of [PURGE_KEY, LOCKED_KEY]) note(storage, key, session.userId, false);
      } else if (grantOf(before) !== grantOf(session)) note(storage, PURGE_KEY, session.userId, true);
      // The token last: whoever sees it finds the rest.
      storage.setItem(USER_KEY, text);
      storage.setItem(TOKEN_KEY, token);
    } catch {
      this.#memoryOnly = true;
    }
  }

  #forget(userId: string | undefined): void {
    const storage = this.#storage();
    if (userId !== undefined) note(storage, PURGE_KEY, userId, true);
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(USER_KEY);
  }

  #change(before: Held | null, how: SessionEnd): void {
    const after = this.#held;
    if (before === after) return;
    if (before && grantOf(before.session) !== grantOf(after?.session ?? null)) {
      const goesOn = before.session.userId === after?.session.userId;
      for (const listener of this.#ends) listener(before.session, goesOn ? 'role' : how, before.token);
    }
    for (const listener of this.#changes) listener();
  }
}
