import { type Area, PERMISSIONS, type Role } from '#contract/roles.ts';

/** AUTH-07: the role of a permission code, or null for a code that stands for none. */
export function roleOf(permission: number): Role | null {
  const known = Object.entries(PERMISSIONS).find(([, code]) => code === permission);
  return known === undefined ? null : (known[0] as Role);
}

/** AUTH-07: whether who holds a role passes a check for another one; an administrator passes every check. */
export function hasRole(held: Role | null, wanted: Role): boolean {
  return held === 'admin' || held === wanted;
}

/** See {@link hasRole}: whether one of the roles is enough. */
export function hasAnyRole(held: Role | null, wanted: readonly Role[]): boolean {
  return wanted.some((role) => hasRole(held, role));
}

/** See {@link hasRole}: whether every one of the roles is held; with one role each, only an administrator holds two. */
export function hasAllRoles(held: Role | null, wanted: readonly Role[]): boolean {
  return wanted.every((role) => hasRole(held, role));
}

/** SHELL-07: permission 7 wears the member's icon and 8 the staff's, which is not what the role table calls them; the
 * specification records both readings, so the badge goes by the number and access by the role. */
export function badgeOf(permission: number): 'member' | 'staff' | null {
  if (permission === 7) return 'member';
  return permission === 8 ? 'staff' : null;
}

/** THE table of who may enter what; null stands for everyone who is logged in, whatever the role. */
const AREA_ROLES: Readonly<Record<Area, readonly Role[] | null>> = {
  session: null,
  members: ['member', 'staff'],
  tools: ['member', 'staff'],
};

/** The roles that may enter an area, besides the administrator; null for everyone who is logged in. */
export const rolesFor = (area: Area): readonly Role[] | null => AREA_ROLES[area];

/** ROUTE-03, ROUTE-05: pages that are not open to everyone, each with everything below it. */
const PAGE_AREAS: Readonly<Record<string, Area>> = {
  '/personal': 'session',
  '/memoirs/partyconstruction': 'members',
  '/memoirs/partyconstructiondetail': 'members',
  '/memoirs/talentplan': 'members',
  '/memoirs/talentplandetail': 'members',
  '/logisticstools': 'tools',
};

/**
 * Pages of a closed section that everyone may use: its own address, which only leads on, and those that know nothing that
 * is not on the visitor's device.
 */
const OPEN_PAGES: readonly string[] = ['/logisticstools', '/logisticstools/loadcalculator', '/logisticstools/freetime'];

/** Who asks: null without a session, else the permission code of the account. */
export type Visitor = { permission: number } | null;

/** The switches of the site that access depends on; 1 is on. */
export interface AccessSwitches {
  publicTracking: number;
}

/**
 * ROUTE-14: whether a visitor may enter an area: `yes`, `log-in` when nobody is logged in, or `no`. An area of null is
 * open to everyone; `publicTracking` opens the tools.
 */
export function mayEnter(area: Area | null, visitor: Visitor, { publicTracking }: AccessSwitches) {
  if (area === null || (area === 'tools' && publicTracking === 1)) return 'yes';
  if (visitor === null) return 'log-in';
  const roles = AREA_ROLES[area];
  return roles === null || hasAnyRole(roleOf(visitor.permission), roles) ? 'yes' : 'no';
}

/** The area a page belongs to, by the path of its address without query; null when it is open to everyone. */
export function areaOfPage(path: string): Area | null {
  const clean = path.replace(/\/+$/, '');
  if (OPEN_PAGES.includes(clean)) return null;
  const found = Object.entries(PAGE_AREAS).find(([page]) => clean === page || clean.startsWith(`${page}/`));
  return found?.[1] ?? null;
}
