import type { Dataset } from '#contract/datasets.ts';
import { coldBox } from './cold-box.ts';
import { containers } from './containers.ts';
import { dangerousGoods } from './dangerous-goods.ts';
import type { Definition } from './define.ts';
import { hsCodes } from './hs-codes.ts';
import { pallets } from './pallets.ts';
import { ports } from './ports.ts';
import { tradeTerms } from './trade-terms.ts';

/**
 * THE tables of the dictionary in menu order. Pages, menu, map and search of the site, what the device keeps and how rows are
 * found all follow from it. The frame of every page has it, so that neither schemas nor lists of words belong here.
 */
export const definitions: { readonly [Name in Dataset]: Definition<Name> } = {
  ports,
  'hs-codes': hsCodes,
  containers,
  'cold-box': coldBox,
  'trade-terms': tradeTerms,
  'dangerous-goods': dangerousGoods,
  pallets,
};
