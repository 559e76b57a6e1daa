import { build } from './site.mjs';

/** `npm run build`: builds the site, whether or not it is out of date. */
export async function run() {
  await build({ show: true });
}
