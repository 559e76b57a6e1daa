import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * The words of each catalog by the folders and files of `src/client` that speak them. A page has `start` and what its path
 * names in `src/client/i18n/words.ts`.
 */
const CATALOGS: Readonly<Record<string, readonly string[]>> = {
  start: ['{app,i18n,lib,offline,features/shell,features/contact}/**', 'routes/__root.tsx'],
  content: [
    'features/{home,enquiry,product,news,milestones,experts,about,help,legal,search}/**',
    'routes/{home,help,explain,401,searchresult}.tsx',
    'routes/{product,memoirs,expertteam,aboutus}/**',
  ],
  dictionary: ['{features,routes}/dictionary/**', 'routes/-pages/dictionary.tsx'],
  tools: ['features/{tracking,schedule,watch,tools}/**', 'routes/logisticstools/**'],
  account: [
    'features/{auth,personal,device,waiting}/**',
    'routes/{login,register,forgot,oauth,waiting,offline}.tsx',
    'routes/personal/**',
  ],
};

export default defineConfig({
  sourceLocale: 'en_US',
  locales: ['zh_CN', 'en_US'],
  catalogs: Object.entries(CATALOGS).map(([name, places]) => ({
    path: `<rootDir>/locales/{locale}/${name}`,
    include: places.map((place) => `<rootDir>/src/client/${place}`),
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
